import { assessSkills, type SkillScore } from '@portal/domain/content'
import { ASSESSMENT_ANSWERS, ASSESSMENT_STATEMENTS, SKILLS } from '@portal/reference-data'
import {
  Alert,
  BarChart,
  Button,
  Card,
  Cluster,
  from,
  Heading,
  LinkButton,
  RadioGroup,
  Stack,
  Text,
  token,
} from '@portal/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'

/** Read row by row: the second statement stands beside the first. */
const Statements = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]} ${token.space[32]};
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

type Answers = readonly (string | undefined)[]

const getSkill = (slug: SkillScore['skill']) => SKILLS.find((skill) => skill.slug === slug)

/** Every skill counts as many statements, so that its points compare as they are. */
const AllSkills = ({ scores }: { scores: readonly SkillScore[] }) => (
  <Stack as="section" gap={8} aria-labelledby="all-skills">
    <Heading level={3} size="card" id="all-skills">
      All Skills
    </Heading>
    <BarChart
      caption="Points by skill"
      labelHeader="Skill"
      valueHeader="Points"
      rows={scores.map(({ skill, points }) => ({ key: skill, label: getSkill(skill)?.name, value: points }))}
      format={(points) => `${points} of ${scores[0]?.maxPoints}`}
      max={scores[0]?.maxPoints}
    />
  </Stack>
)

function Result({ scores, onRetake }: { scores: readonly SkillScore[]; onRetake: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [first, second] = scores
  return (
    <Stack gap={24}>
      <Heading level={2} size="part" ref={heading} tabIndex={-1}>
        Where you can improve most
      </Heading>
      {[first, second].map((score) => {
        const skill = score && getSkill(score.skill)
        return (
          skill && (
            <Card key={skill.slug} gap={12}>
              <Heading level={3} size="card">
                {skill.name}: {score.points} of {score.maxPoints} points
              </Heading>
              <Text>{skill.description}</Text>
              <Cluster>
                <LinkButton href={paths.skill(skill.slug)}>Courses for {skill.name}</LinkButton>
              </Cluster>
            </Card>
          )
        )
      })}
      <AllSkills scores={scores} />
      <Text tone="soft" size="small">
        Your answers stay on this device and are not saved.
      </Text>
      <Cluster>
        <Button variant="secondary" onClick={onRetake}>
          Answer again
        </Button>
      </Cluster>
    </Stack>
  )
}

const OPTIONS = ASSESSMENT_ANSWERS.map(({ value, label }) => ({ value, label }))

/** Statements about one's business, and the skills that would help it most. Nothing leaves the device. */
export function Assessment() {
  const [answers, setAnswers] = useState<Answers>(() => ASSESSMENT_STATEMENTS.map(() => undefined))
  const [isSubmitted, setSubmitted] = useState(false)
  const scores = isSubmitted ? assessSkills(answers) : null
  const open = answers.filter((answer) => answer === undefined).length
  const show = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    const missing = answers.indexOf(undefined)
    if (missing >= 0) document.getElementsByName(`statement-${missing}`)[0]?.focus()
  }
  if (scores) return <Result scores={scores} onRetake={() => setSubmitted(false)} />
  return (
    <form onSubmit={show} noValidate>
      <Stack gap={24}>
        <Statements>
          {ASSESSMENT_STATEMENTS.map(({ text }, place) => (
            <RadioGroup
              key={text}
              legend={`${place + 1}. ${text}`}
              name={`statement-${place}`}
              options={OPTIONS}
              value={answers[place] ?? ''}
              onChange={({ target }) =>
                setAnswers((known) => known.map((answer, at) => (at === place ? target.value : answer)))
              }
              {...(isSubmitted &&
                answers[place] === undefined && { error: 'Choose one of the three answers' })}
            />
          ))}
        </Statements>
        {isSubmitted && open > 0 && (
          <Alert tone="danger" role="alert">
            {open === 1 ? 'One statement is' : `${open} statements are`} not answered yet.
          </Alert>
        )}
        <Cluster>
          <Button type="submit">See my results</Button>
        </Cluster>
      </Stack>
    </form>
  )
}
