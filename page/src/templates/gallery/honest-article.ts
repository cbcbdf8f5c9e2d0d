import { container, heading, image, text, withIds } from '../builder.ts'
import { dinnerTable } from '../drawings/dinner-table.ts'
import { portrait } from '../drawings/people.ts'
import { tick } from '../drawings/icons.ts'
import { band, callToAction, card, footer, lead, paragraph, point, smallTitle } from '../pieces.ts'
import type { Palette } from '../pieces.ts'
import { header } from '../header.ts'
import type { GalleryTemplate } from '../template.ts'

const palette: Palette = {
  ink: '#1f2015',
  muted: '#595b45',
  accent: '#55640f',
  onAccent: '#ffffff',
  soft: '#f3f3e6',
}
const { ink, muted, accent, soft } = palette
const paper = '#fffefa'
const dot = tick('#e2e6c3', accent)

const part = (name: string, ...words: readonly string[]) =>
  container({ gap: '14px' }, [
    heading({ text: name, level: 2, color: ink, fontSize: '30px' }, { mobile: { fontSize: '26px' } }),
    ...words.map((each) => text({ text: each, color: ink, fontSize: '19px' })),
  ])

const opening = band(
  'Artículo',
  { backgroundColor: paper },
  [
    container({ gap: '20px' }, [
      text({ text: 'En la cocina · Lectura de 4 minutos', color: accent, fontSize: '16px' }),
      heading(
        {
          text: 'Dejé de preguntar «¿qué cenamos?» durante 30 días. Esto pasó',
          level: 1,
          color: ink,
          fontSize: '50px',
        },
        { tablet: { fontSize: '44px' }, mobile: { fontSize: '34px' } },
      ),
      lead(
        'Dos hijos, dos trabajos y una nevera llena de cosas que no combinan. Probé a decidir las cenas una vez por semana.',
        muted,
      ),
    ]),
    container({ layout: 'horizontal', gap: '14px', alignItems: 'center' }, [
      image({
        src: portrait({
          ground: '#e2e6c3',
          skin: '#f0c09a',
          hair: '#6b3a1c',
          shirt: '#55640f',
          style: 'long',
        }),
        alt: 'Retrato de Marina Cobo',
        width: '56px',
        height: '56px',
      }),
      container({ gap: '0px' }, [
        text({ text: 'Marina Cobo', color: ink, fontSize: '17px' }),
        text({ text: 'Publicidad. Contenido patrocinado por Menú Claro', color: muted, fontSize: '15px' }),
      ]),
    ]),
    image({
      src: dinnerTable,
      alt: 'Una mesa vista desde arriba con cinco cenas distintas y una lista de la compra',
    }),
    part(
      'Las ocho de la tarde',
      'A esa hora no me quedaban ideas. Abría la nevera, la cerraba, la abría otra vez. Tres noches de cada siete acabábamos con pasta y la culpa de siempre.',
      'El problema no era cocinar. Era decidir, con hambre y sin ganas.',
    ),
    part(
      'Lo que cambié: veinte minutos el domingo',
      'Cinco cenas escritas en un papel y una sola compra. Nada de recetas nuevas: lo que ya sabemos hacer, repartido con cabeza.',
      'La primera semana sobró medio calabacín. La segunda, nada.',
    ),
    card({ backgroundColor: soft, gap: '12px', borderRadius: '12px' }, [
      smallTitle('Mis números al acabar el mes', ink, 3),
      point(dot, '46 euros menos en la compra', ink),
      point(dot, 'Dos bolsas de comida a la basura en lugar de nueve', ink),
      point(dot, 'Una discusión sobre la cena. Una.', ink),
    ]),
    part(
      'El papel se quedó corto',
      'A la tercera semana quería no repetir, y ahí el papel no ayuda. Una amiga me habló de Menú Claro: le dices quiénes sois y qué no os gusta, y el domingo te propone cinco cenas con su lista de la compra.',
      'Cambias las que no te convencen y listo. Yo tardo seis minutos. No cocina por ti, ni falta que hace.',
    ),
  ],
  { width: '720px' },
)

const product = band(
  'Siguiente paso',
  { backgroundColor: soft },
  [
    card(
      {
        padding: '44px',
        gap: '20px',
        alignItems: 'center',
        borderStyle: 'solid',
        borderWidth: 2,
        borderColor: accent,
      },
      [
        heading(
          {
            text: 'Prueba tu primera semana de cenas',
            level: 2,
            color: ink,
            fontSize: '34px',
            alignment: 'center',
          },
          { mobile: { fontSize: '28px' } },
        ),
        paragraph(
          'Menú Claro te deja probar catorce días sin pagar. Si no cenáis mejor, lo dejas y te quedas con las recetas.',
          muted,
          { alignment: 'center' },
        ),
        callToAction('Ver cómo funciona', 'https://www.ejemplo.es', palette),
        text({
          text: 'Te lleva a la página de Menú Claro.',
          color: muted,
          fontSize: '16px',
          alignment: 'center',
        }),
      ],
      { mobile: { padding: '28px' } },
    ),
    text({
      text: 'La experiencia es de la autora y puede no ser la tuya: los ahorros dependen de cómo compres y cocines en casa.',
      color: muted,
      fontSize: '15px',
    }),
  ],
  { width: '720px' },
)

/** An article that warms a reader up before the sales page. */
export const honestArticle: GalleryTemplate = {
  id: 'presell-articulo',
  name: 'Artículo que prepara la venta',
  category: 'presell',
  description: 'Una historia en primera persona, fácil de leer, que termina en un solo enlace a tu oferta.',
  tags: ['artículo', 'historia', 'contenido', 'publicidad'],
  elements: withIds([
    header('Casa y Mesa', ink, paper),
    opening,
    product,
    footer('Casa y Mesa', 'Ideas sencillas para el día a día.', paper, muted, ink),
  ]),
}
