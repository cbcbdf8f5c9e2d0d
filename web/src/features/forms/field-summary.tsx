import type { FieldSummary as Summary } from '@aurelio/contracts/forms'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../platform/format.ts'
import { ProgressTrack } from '../../ui/progress-bar.tsx'

/** How people answered one field: a bar for each choice, range or month, the average of numbers, the last texts. */
export function FieldSummary({ field, looked }: { field: Summary; looked: number }) {
  const { t } = useTranslation()
  const { label, filledIn, choices, ranges, average, texts } = field
  const bars = [...choices, ...ranges.map(({ from, to, count }) => ({ value: rangeText(from, to), count }))]
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium break-words">{label}</span>
        <span className="text-dense text-muted tabular-nums">
          {t('{{filled}} de {{looked}}', { filled: formatNumber(filledIn), looked: formatNumber(looked) })}
          {average !== null &&
            ` · ${t('media {{average}}', { average: formatNumber(Math.round(average * 10) / 10) })}`}
        </span>
      </p>
      {bars.map(({ value, count }) => (
        <Choice
          key={value}
          value={value}
          count={count}
          percent={filledIn === 0 ? 0 : (count / filledIn) * 100}
        />
      ))}
      {texts.length > 0 && (
        <ul className="flex flex-col gap-1 text-dense text-muted">
          {[...new Set(texts)].map((text) => (
            <li key={text} className="line-clamp-2 break-words">
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function rangeText(from: number, to: number) {
  return from === to ? formatNumber(from) : `${formatNumber(from)} – ${formatNumber(to)}`
}

function Choice({ value, count, percent }: { value: string; count: number; percent: number }) {
  return (
    <div className="flex flex-col gap-1">
      <p className="flex justify-between gap-4 text-dense">
        <span className="min-w-0 break-words">{value}</span>
        <span className="shrink-0 text-muted tabular-nums">
          {formatNumber(count)} · {Math.round(percent)} %
        </span>
      </p>
      <ProgressTrack percent={Math.min(100, Math.round(percent))} label={value} />
    </div>
  )
}
