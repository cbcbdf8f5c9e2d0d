import type { Viewport } from '../../document/schema.ts'
import { box, button, link, picture, title, words, type TakeApart } from './part.ts'

const paddings: Record<Viewport, string> = { desktop: '80px 24px', tablet: '64px 32px', mobile: '48px 20px' }
const titleSizes: Record<Viewport, string> = { desktop: '56px', tablet: '46px', mobile: '36px' }

export const heroParts: TakeApart = (props, viewport) => {
  const isCentred = props['arrangement'] === 'center'
  const isBeside = props['arrangement'] === 'split' && viewport === 'desktop'
  const alignment = isCentred ? 'center' : 'left'
  const edge = isCentred ? 'center' : 'flex-start'
  const background = { backgroundColor: props['backgroundColor'], backgroundImage: props['backgroundImage'] }
  const place = { padding: paddings[viewport], minHeight: props['minHeight'] }
  return box('Portada', { ...place, ...background, alignItems: 'center', justifyContent: 'center' }, [
    box(
      'Contenedor',
      {
        layout: isBeside ? 'horizontal' : 'vertical',
        gap: isBeside ? '64px' : '40px',
        alignItems: isBeside || isCentred ? 'center' : 'stretch',
        maxWidth: '1120px',
      },
      [
        box('Contenedor', { gap: '22px', alignItems: edge, maxWidth: isBeside ? '' : '780px' }, [
          props['eyebrow'] !== '' &&
            words({
              text: props['eyebrow'],
              alignment,
              color: props['buttonColor'],
              fontSize: '16px',
              fontWeight: 'bold',
            }),
          title({
            text: props['title'],
            textSpans: props['titleSpans'],
            level: props['level'],
            alignment,
            color: props['titleColor'],
            fontSize: titleSizes[viewport],
          }),
          props['text'] !== '' &&
            words({
              text: props['text'],
              textSpans: props['textSpans'],
              alignment,
              color: props['textColor'],
              fontSize: viewport === 'mobile' ? '19px' : '21px',
            }),
          (props['buttonText'] !== '' || props['secondText'] !== '') &&
            box('Contenedor', { layout: 'horizontal', flexWrap: 'wrap', gap: '12px', justifyContent: edge }, [
              props['buttonText'] !== '' &&
                button({
                  text: props['buttonText'],
                  link: props['link'],
                  backgroundColor: props['buttonColor'],
                  textColor: props['buttonTextColor'],
                  padding: '16px 28px',
                  borderRadius: '10px',
                }),
              props['secondText'] !== '' &&
                link({
                  text: props['secondText'],
                  link: props['secondLink'],
                  textColor: props['titleColor'],
                  padding: '16px 28px',
                }),
            ]),
        ]),
        props['image'] !== '' &&
          picture(props['image'], props['imageAlt'], { width: '100%', height: 'auto' }),
      ],
    ),
  ])
}
