import { create } from 'qrcode'
import { useMemo } from 'react'

/** Cells of quiet ground around the code, which readers need. */
const margin = 4

/** Drawn here: the secret in it goes to nobody. Black on white in both themes, as readers need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' })
    const cells = Array.from(modules.data, (isDark, at) =>
      isDark ? `M${String(at % modules.size)} ${String(Math.floor(at / modules.size))}h1v1h-1z` : '',
    )
    return { size: modules.size, path: cells.join('') }
  }, [text])
  const side = size + 2 * margin
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${String(-margin)} ${String(-margin)} ${String(side)} ${String(side)}`}
      shapeRendering="crispEdges"
      className="mx-auto size-48 shrink-0 rounded-md"
    >
      <rect x={-margin} y={-margin} width={side} height={side} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
