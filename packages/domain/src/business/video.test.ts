import { describe, expect, test } from 'vitest'
import { parseVideo } from './index.ts'

const ID = 'dQw4w9WgXcQ'

describe('parseVideo', () => {
  test.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `http://youtube.com/watch?feature=share&v=${ID}&t=30s`,
    `m.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}?feature=share`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `  youtu.be/${ID}  `,
  ])('%s is a video of YouTube', (address) => {
    expect(parseVideo(address)).toEqual({
      kind: 'embed',
      host: 'YouTube',
      embedUrl: `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0`,
      pageUrl: `https://www.youtube.com/watch?v=${ID}`,
    })
  })

  test.each([
    ['https://vimeo.com/76979871', '', ''],
    ['https://player.vimeo.com/video/76979871', '', ''],
    ['vimeo.com/76979871/8272103f6e', '&h=8272103f6e', '/8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', '&h=8272103f6e', '/8272103f6e'],
  ])('%s is a video of Vimeo', (address, parameter, path) => {
    expect(parseVideo(address)).toEqual({
      kind: 'embed',
      host: 'Vimeo',
      embedUrl: `https://player.vimeo.com/video/76979871?autoplay=1&dnt=1${parameter}`,
      pageUrl: `https://vimeo.com/76979871${path}`,
    })
  })

  test.each([
    ['https://files.example.com/tour.mp4', 'files.example.com'],
    ['www.example.com/a/tour.WEBM?size=small', 'example.com'],
  ])('%s is a file', (address, host) => {
    expect(parseVideo(address)).toMatchObject({ kind: 'file', host })
  })

  test.each([
    null,
    '',
    'our video',
    'https://www.youtube.com/',
    'https://www.youtube.com/@kokonut',
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${ID}"><script>`,
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://notyoutube.com/watch?v=${ID}`,
    `javascript:alert(1)//youtube.com/watch?v=${ID}`,
    `data:text/html,${ID}`,
    `https://user@youtube.com/watch?v=${ID}`,
    `https://youtube.com:8443/watch?v=${ID}`,
    'https://vimeo.com/channels/staffpicks',
    'https://vimeo.com/76979871/../../evil',
    'https://player.vimeo.com/video/76979871?h=x%22onload',
    'https://files.example.com/tour.mov',
    'https://localhost/tour.mp4',
  ])('%s is no video', (address) => {
    expect(parseVideo(address)).toBeNull()
  })
})
