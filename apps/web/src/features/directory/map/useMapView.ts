import { below } from '@portal/ui'
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import { useMedia } from '#shared/page/useMedia.ts'
import { fitHeight, moveFrame, WIDTH, zoomFrame, type Frame, type PlanePoint } from './frame.ts'
import { NARROW_MAP } from './marks.ts'

const BUTTON_STEP = 2
const KEY_STEP_PIXELS = 80
/** A notch of a wheel is about 100. */
const WHEEL_SPEED = 0.002

const UNMEASURED = { width: NARROW_MAP, height: 0 }

/** The size of an element in pixels; the width of the narrowest map on the server and until it is measured. */
function useSize(element: SVGSVGElement | null): { width: number; height: number } {
  const [size, setSize] = useState(UNMEASURED)
  useEffect(() => {
    if (!element || !('ResizeObserver' in globalThis)) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return
      const { width, height } = entry.contentRect
      setSize({ width, height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return size
}

/** Where a pointer is in units of the drawing. */
const toUnits = (
  drawing: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): PlanePoint => {
  const { left, top, width } = drawing.getBoundingClientRect()
  const unit = WIDTH / width
  return { x: (clientX - left) * unit, y: (clientY - top) * unit }
}

const KEYS: Readonly<Record<string, PlanePoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/**
 * What a map shows: zoomed by buttons, wheel, pinch and the keys + and -, moved by dragging with a mouse, two fingers or
 * the arrow keys. One finger scrolls the page. Starts anew for other contents, whose frame is another object.
 */
export function useMapView(contents: Frame) {
  const [drawing, setDrawing] = useState<SVGSVGElement | null>(null)
  const { width, height } = useSize(drawing)
  const pixel = WIDTH / width
  // On phones the drawing takes its height from the window, not from the frame.
  const isPhone = useMedia(below.tablet)
  const drawingHeight = isPhone ? Math.round(height * pixel) : 0
  const whole = useMemo(() => fitHeight(contents, drawingHeight), [contents, drawingHeight])
  const [moved, setMoved] = useState<{ whole: Frame; frame: Frame }>()
  const frame = moved?.whole === whole ? moved.frame : whole

  const change = useCallback(
    (next: (frame: Frame) => Frame) =>
      setMoved((before) => ({ whole, frame: next(before?.whole === whole ? before.frame : whole) })),
    [whole],
  )
  const zoom = useCallback(
    (factor: number, at?: PlanePoint) => change((before) => zoomFrame(before, whole, factor, at)),
    [change, whole],
  )
  const move = useCallback(
    (by: PlanePoint) => change((before) => moveFrame(before, whole, by)),
    [change, whole],
  )

  useEffect(() => {
    if (!drawing) return undefined
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY * WHEEL_SPEED), toUnits(drawing, event))
    }
    // React's own listener could not keep the page from scrolling.
    drawing.addEventListener('wheel', onWheel, { passive: false })
    return () => drawing.removeEventListener('wheel', onWheel)
  }, [drawing, zoom])

  /** The pointers that are down, and where they were last. */
  const pointers = useRef(new Map<number, PlanePoint>())
  /** Whether the pointer has moved the map: the press that began it then opens no link. */
  const hasDragged = useRef(false)

  const drag = (event: PointerEvent<SVGSVGElement>) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = toUnits(event.currentTarget, event)
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    pointers.current.set(event.pointerId, now)
    if (other) {
      const distance = (point: PlanePoint) => Math.hypot(point.x - other.x, point.y - other.y)
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      if (distance(before) > 0) zoom(distance(now) / distance(before), middle)
      move({ x: (before.x - now.x) / 2, y: (before.y - now.y) / 2 })
      hasDragged.current = true
    } else if (event.pointerType === 'mouse') {
      const by = { x: before.x - now.x, y: before.y - now.y }
      if (Math.hypot(by.x, by.y) > 0) move(by)
      hasDragged.current ||= Math.hypot(by.x, by.y) > 3 * pixel
    }
  }
  const release = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId)
  }

  return {
    frame,
    pixel,
    isMoved: frame !== whole,
    zoomIn: () => zoom(BUTTON_STEP),
    zoomOut: () => zoom(1 / BUTTON_STEP),
    reset: () => setMoved(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const direction = KEYS[event.key]
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (direction) {
        const step = KEY_STEP_PIXELS * pixel
        move({ x: direction.x * step, y: direction.y * step })
      } else if (event.key === '+' || event.key === '=') zoom(BUTTON_STEP)
      else if (event.key === '-') zoom(1 / BUTTON_STEP)
      else if (event.key === '0') setMoved(undefined)
      else return
      event.preventDefault()
    },
    drawing: {
      ref: setDrawing,
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        hasDragged.current = false
        pointers.current.set(event.pointerId, toUnits(event.currentTarget, event))
      },
      onPointerMove: drag,
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
      onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
        if (!hasDragged.current) return
        event.preventDefault()
        event.stopPropagation()
      },
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
  }
}
