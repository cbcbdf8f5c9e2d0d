import type { Viewport } from '../../document/schema.ts'
import { recordsIn } from '../../document/json-values.ts'
import { box, row, words, type TakeApart } from './part.ts'

const most: Record<Viewport, number> = { desktop: 6, tablet: 3, mobile: 1 }

export const statsParts: TakeApart = (props, viewport) => {
  const items = recordsIn(props['items'])
  const columns = Math.max(1, Math.min(items.length, most[viewport]))
  const { alignment } = props
  return row(
    'Cifras',
    columns,
    props['gap'],
    items.map((item) =>
      box('Cifra', {}, [
        words({
          text: item['figure'],
          alignment,
          color: props['figureColor'],
          fontSize: props['fontSize'],
          fontWeight: 'bold',
          lineHeight: 1.2,
        }),
        words({ text: item['caption'], alignment, color: props['captionColor'], fontSize: '17px' }),
      ]),
    ),
  )
}
