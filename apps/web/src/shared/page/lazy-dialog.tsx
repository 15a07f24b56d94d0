import { useToast } from '@portal/ui'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'

export interface DialogControl {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A dialog whose script is loaded when it is first opened; if that fails, it says so and offers a retry. */
export function lazyDialog<Props extends DialogControl>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
    const { show } = useToast()
    const fail = useEffectEvent(() => {
      show({
        title: 'We couldn’t open that',
        description: 'Check your connection and try again.',
        tone: 'destructive',
      })
      props.onOpenChange(false)
    })
    const isWanted = props.open && Loaded === null
    useEffect(() => {
      if (!isWanted) return
      let isLeft = false
      load().then(
        (Part) => !isLeft && setLoaded(() => Part),
        () => !isLeft && fail(),
      )
      return () => {
        isLeft = true
      }
    }, [isWanted])
    return Loaded && <Loaded {...props} />
  }
}
