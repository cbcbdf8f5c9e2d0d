import { container, heading, image, text, withIds } from '../builder.ts'
import { courseBox } from '../drawings/course-box.ts'
import { step, tick } from '../drawings/icons.ts'
import { band, callToAction, card, footer, lead, paragraph, point, quietLink, split } from '../pieces.ts'
import type { Palette } from '../pieces.ts'
import type { GalleryTemplate } from '../template.ts'

const palette: Palette = {
  ink: '#3a0b20',
  muted: '#70405a',
  accent: '#be185d',
  onAccent: '#ffffff',
  soft: '#fff0f5',
}
const { ink, muted, accent, soft } = palette
const dot = tick('#ffd9e5', accent)

const stage = (drawing: string, words: string, color: string) =>
  container(
    { layout: 'horizontal', gap: '12px', alignItems: 'center' },
    [
      image({ src: drawing, alt: '', width: '36px', height: '36px' }),
      container({ gap: '0px' }, [
        text({ text: words, color, fontSize: '17px' }, { mobile: { fontSize: '14px' } }),
      ]),
    ],
    { mobile: { flexDirection: 'column', gap: '6px', alignItems: 'flex-start' } },
  )

const progress = band(
  'Pasos',
  { backgroundColor: ink },
  [
    container({ layout: 'horizontal', gap: '16px' }, [
      stage(tick('#8ff0bd', ink), 'Pedido hecho', '#ffffff'),
      stage(step(2, '#ff9dbf', ink), 'Un último detalle', '#ffffff'),
      stage(step(3, '#5d2440', '#ffd9e5'), 'Confirmación', '#ffd9e5'),
    ]),
  ],
  { width: '860px', room: 'bar' },
)

const intro = band(
  'Anuncio',
  { backgroundColor: soft },
  [
    container({ gap: '16px' }, [
      heading(
        {
          text: 'Tu curso ya es tuyo.\n¿Lo hacemos con compañía?',
          level: 1,
          color: ink,
          fontSize: '50px',
          alignment: 'center',
        },
        { tablet: { fontSize: '42px' }, mobile: { fontSize: '33px' } },
      ),
      lead(
        'Esta oferta solo sale aquí, después de tu compra. Si la dejas pasar, tu pedido sigue igual.',
        muted,
        'center',
      ),
    ]),
  ],
  { width: '820px', room: 'upper' },
)

const price = container({ layout: 'horizontal', gap: '16px', alignItems: 'baseline', flexWrap: 'wrap' }, [
  container({ widthType: 'box', width: 'auto' }, [
    heading({ text: '97 €', level: 3, color: accent, fontSize: '56px' }),
  ]),
  container({ widthType: 'box', width: 'auto' }, [
    text({ text: 'en lugar de 180 € por separado', color: muted, fontSize: '18px' }),
  ]),
])

const offer = band(
  'Oferta',
  { backgroundColor: soft },
  [
    card(
      { padding: '48px', borderRadius: '28px', borderStyle: 'solid', borderWidth: 2, borderColor: '#f7b8d0' },
      [
        split(
          image({
            src: courseBox,
            alt: 'Cuaderno de trabajo, sesiones uno a uno y cuatro talleres en directo',
          }),
          container({ gap: '18px' }, [
            heading(
              { text: 'Acompañamiento de cuatro semanas', level: 2, color: ink, fontSize: '34px' },
              { mobile: { fontSize: '28px' } },
            ),
            paragraph(
              'Las alumnas que lo añaden terminan el curso casi siempre. Tener a quién preguntar cambia mucho.',
              muted,
            ),
            point(dot, '4 talleres en directo, los martes por la tarde', ink),
            point(dot, '2 sesiones de 30 minutos a solas con Julia', ink),
            point(dot, 'Cuaderno de trabajo impreso, en tu buzón', ink),
            price,
            callToAction('Sí, añadirlo a mi pedido', '/pedido/anadir', palette),
            quietLink('No, gracias. Sigo con mi pedido', '/pedido/confirmacion', muted),
          ]),
        ),
      ],
      { mobile: { padding: '22px' } },
    ),
  ],
  { room: 'lower' },
)

const trust = band(
  'Confianza',
  { backgroundColor: '#ffffff' },
  [
    container({ gap: '12px' }, [
      heading({
        text: '«Pensé que no lo necesitaba. Fue lo mejor del curso.»',
        level: 2,
        color: ink,
        fontSize: '30px',
        alignment: 'center',
      }),
      text({
        text: 'Ainhoa Beltrán, promoción de primavera',
        color: muted,
        fontSize: '17px',
        alignment: 'center',
      }),
      paragraph(
        'Catorce días para devolverlo sin dar explicaciones. El resto de tu pedido no cambia.',
        muted,
        { alignment: 'center' },
      ),
    ]),
  ],
  { width: '760px', room: 'slim' },
)

/** The offer between an order and its confirmation. */
export const oneTimeOffer: GalleryTemplate = {
  id: 'upsell-oferta-unica',
  name: 'Oferta tras la compra',
  category: 'upsell',
  description: 'Propón un complemento justo después del pedido, con un sí y un no igual de claros.',
  tags: ['oferta', 'complemento', 'pedido', 'embudo'],
  elements: withIds([
    progress,
    intro,
    offer,
    trust,
    footer('Acuarela con Julia', 'Cursos de pintura sin prisas.', soft, muted, ink),
  ]),
}
