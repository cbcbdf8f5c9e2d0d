import { readSpans } from '../../values/rich-text/span.ts'
import { box, lined, picture, words, type TakeApart } from './part.ts'

export const testimonialParts: TakeApart = (props) => {
  const rating = Math.round(Number(props['rating']))
  const color = props['textColor']
  const look = { backgroundColor: props['backgroundColor'], borderRadius: props['borderRadius'] }
  return box('Testimonio', { ...look, ...lined(props['borderColor']), padding: '28px', gap: '16px' }, [
    rating > 0 &&
      words({
        text: '★'.repeat(rating) + '☆'.repeat(5 - rating),
        color: props['starColor'],
        fontSize: '22px',
        lineHeight: 1,
      }),
    props['quote'] !== '' &&
      words({
        text: `«${String(props['quote'])}»`,
        // Behind the first quotation mark.
        textSpans: readSpans(props['quoteSpans']).map((span) => ({
          ...span,
          from: span.from + 1,
          to: span.to + 1,
        })),
        color,
        fontSize: '19px',
      }),
    box('Contenedor', { layout: 'horizontal', gap: '14px', alignItems: 'center' }, [
      props['photo'] !== '' && picture(props['photo'], '', { width: '56px', height: '56px' }),
      box('Contenedor', {}, [
        words({ text: props['author'], color, fontWeight: 'bold' }),
        props['role'] !== '' && words({ text: props['role'], color: props['roleColor'] }),
      ]),
    ]),
  ])
}
