import type { z } from 'zod'
import type { Declarations } from '../definition.ts'
import type { pricingSchema } from './schema.ts'

type Props = z.output<typeof pricingSchema>

const narrowest = 250

/** Three plans stand in one row or below one another: where a row has no room for them, none stands alone beside a hole. */
function leastWidth({ items, gap }: Props): string {
  if (items.length !== 3) return `${narrowest}px`
  return `max(${narrowest}px, (${3 * narrowest}px + 2 * ${gap} - 100%) * 999)`
}

/** As many plans in a row as find room; the buttons stand on one line. */
export function pricingStyles(props: Props): { root: Declarations } & Record<string, Declarations> {
  const accent = props.accentColor || '#16161d'
  const button: Declarations = {
    display: 'block',
    padding: '14px 20px',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: accent,
    borderRadius: 'var(--token-button-radius, 10px)',
    fontWeight: 'token:button-weight',
    textAlign: 'center',
    textDecoration: 'none',
  }
  const plan: Declarations = {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    minWidth: '0',
    padding: '32px',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: props.borderColor || 'transparent',
    borderRadius: props.borderRadius,
    ...(props.textColor && { color: props.textColor }),
    ...(props.backgroundColor && { backgroundColor: props.backgroundColor }),
  }
  return {
    root: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${leastWidth(props)}), 1fr))`,
      gap: props.gap,
      width: '100%',
      ...(props.borderColor && { borderColor: props.borderColor }),
    },
    plan,
    main: { ...plan, borderWidth: '3px', padding: '30px', borderColor: accent },
    name: { fontSize: '21px' },
    price: { fontSize: '17px' },
    amount: { fontSize: '40px', fontWeight: 700, lineHeight: 1.2 },
    text: { fontSize: '17px' },
    points: {
      listStyle: 'none',
      display: 'flex',
      flexDirection: 'column',
      flexGrow: 1,
      gap: '8px',
      fontSize: '17px',
    },
    point: { display: 'flex', gap: '10px' },
    button: { ...button, color: accent },
    mainButton: { ...button, backgroundColor: accent, color: props.accentTextColor || '#ffffff' },
  }
}
