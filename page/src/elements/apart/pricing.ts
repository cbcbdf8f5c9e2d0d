import type { NestedElement, Props, Viewport } from '../../document/schema.ts'
import { recordsIn } from '../../document/json-values.ts'
import { box, button, lined, points, row, title, words, type TakeApart } from './part.ts'

const most: Record<Viewport, number> = { desktop: 4, tablet: 2, mobile: 1 }

export const pricingParts: TakeApart = (props, viewport) => {
  const plans = recordsIn(props['items'])
  const columns = Math.max(1, Math.min(plans.length, most[viewport]))
  return row(
    'Precios',
    columns,
    props['gap'],
    plans.map((plan) => planParts(plan, props)),
  )
}

function planParts(plan: Props, props: Props): NestedElement {
  const isMain = plan['featured'] === 'yes'
  const { textColor: color, accentColor } = props
  const lines = String(plan['features'])
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const look = {
    backgroundColor: props['backgroundColor'] || 'transparent',
    borderRadius: props['borderRadius'],
  }
  const border = isMain ? lined(accentColor, 3) : lined(props['borderColor'])
  return box('Plan', { ...look, ...border, padding: isMain ? '30px' : '32px', gap: '16px' }, [
    title({ text: plan['planName'], level: props['level'], color, fontSize: '21px' }),
    box('Contenedor', { layout: 'horizontal', gap: '6px', alignItems: 'baseline' }, [
      words({ text: plan['price'], color, fontSize: '40px', fontWeight: 'bold', lineHeight: 1.2 }),
      plan['period'] !== '' && words({ text: plan['period'], color, fontSize: '17px' }),
    ]),
    plan['summary'] !== '' && words({ text: plan['summary'], color, fontSize: '17px' }),
    lines.length > 0 &&
      points({
        items: lines.map((line) => ({ line })),
        marker: 'check',
        gap: '8px',
        color,
        markerColor: color,
        fontSize: '17px',
      }),
    plan['buttonText'] !== '' &&
      button({
        text: plan['buttonText'],
        link: plan['link'],
        align: 'stretch',
        backgroundColor: isMain ? accentColor : '',
        textColor: isMain ? props['accentTextColor'] : accentColor,
        padding: '14px 20px',
        borderRadius: '10px',
      }),
  ])
}
