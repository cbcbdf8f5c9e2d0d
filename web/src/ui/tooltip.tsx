import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { createPortal } from 'react-dom'
import { placeTooltip, type TooltipSide } from './tooltip-place.ts'

/** How long a pointer has to rest, and how long a tooltip may be left to be reached itself, in milliseconds. */
const rest = 400
const grace = 120

type Shown = { text: string; side: TooltipSide; target: Element }
type Layer = { plan: (shown: Shown | null, delay: number) => void }

const LayerContext = createContext<Layer>({ plan: () => undefined })

/** Around the app once: one tooltip at a time, and one follows another without delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isShown = useRef(false)

  const layer = useMemo<Layer>(
    () => ({
      plan: (next, delay) => {
        clearTimeout(timer.current)
        timer.current = setTimeout(
          () => {
            // What went away meanwhile needs no name.
            const now = next?.target.isConnected ? next : null
            isShown.current = now !== null
            setShown(now)
          },
          next && isShown.current ? 0 : delay,
        )
      },
    }),
    [],
  )
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <LayerContext value={layer}>
      {children}
      {shown && <Bubble shown={shown} layer={layer} />}
    </LayerContext>
  )
}

function Bubble({ shown, layer }: { shown: Shown; layer: Layer }) {
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const { current } = ref
    if (!current) return
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
    const size = { width: current.offsetWidth, height: current.offsetHeight }
    const { left, top } = placeTooltip(shown.target.getBoundingClientRect(), size, view, shown.side)
    current.style.left = `${left}px`
    current.style.top = `${top}px`
  }, [shown])

  useEffect(() => {
    const hide = () => layer.plan(null, 0)
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' || key === 'Enter' || key === ' ') hide()
    }
    window.addEventListener('keydown', onKeyDown, true)
    window.addEventListener('scroll', hide, true)
    return () => {
      window.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('scroll', hide, true)
    }
  }, [layer])

  // In the body, beside the dialogs. Hidden from assistive technology, which has the control's own name.
  return createPortal(
    <div
      ref={ref}
      aria-hidden="true"
      data-tooltip
      onPointerEnter={() => layer.plan(shown, 0)}
      onPointerLeave={() => layer.plan(null, grace)}
      className="animate-appear pointer-events-auto fixed z-50 max-w-64 rounded-md border bg-raised px-2 py-1 text-xs text-foreground shadow-float"
    >
      {shown.text}
    </div>,
    document.body,
  )
}

type TooltipProps = { text: string; side?: TooltipSide | undefined; children: ReactElement }

/** Repeats the name of an icon for those who see it; the control itself carries that name already. */
export function Tooltip({ text, side = 'bottom', children }: TooltipProps) {
  const layer = use(LayerContext)
  const show = (event: SyntheticEvent, delay: number) => {
    const target = event.currentTarget.firstElementChild
    if (target) layer.plan({ text, side, target }, delay)
  }
  const hide = () => layer.plan(null, 0)
  return (
    <span
      className="contents"
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && show(event, rest)}
      onPointerLeave={() => layer.plan(null, grace)}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(event, 0)}
      onBlur={hide}
    >
      {children}
    </span>
  )
}
