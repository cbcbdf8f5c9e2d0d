import { columns, container, form, image, text, withIds } from '../builder.ts'
import { guide } from '../drawings/guide.ts'
import { icon, tick } from '../drawings/icons.ts'
import { portrait } from '../drawings/people.ts'
import {
  band,
  card,
  eyebrow,
  footer,
  lead,
  paragraph,
  point,
  smallTitle,
  split,
  subtitle,
  title,
} from '../pieces.ts'
import type { Palette } from '../pieces.ts'
import type { GalleryTemplate } from '../template.ts'

const palette: Palette = {
  ink: '#221737',
  muted: '#554a6b',
  accent: '#5b21b6',
  onAccent: '#ffffff',
  soft: '#f6f3fd',
}
const { ink, muted, accent, soft } = palette
const dot = tick('#e4dcfb', accent)

const hero = band(
  'Portada',
  {
    backgroundMode: 'gradient',
    backgroundImage: 'linear-gradient(180deg, #f6f3fd, #ffffff)',
  },
  [
    split(
      container({ gap: '22px' }, [
        eyebrow('Guía gratuita · 16 páginas · se lee en 20 minutos', accent),
        title('7 cambios que hacen vender más a tu tienda online', ink),
        lead(
          'Sin gastar un euro más en anuncios. Cada cambio se hace en una tarde y viene con un ejemplo real.',
          muted,
        ),
        point(dot, 'La ficha de producto que resuelve dudas antes de que aparezcan', ink),
        point(dot, 'El carrito que no espanta: qué quitar y qué dejar', ink),
        point(dot, 'Tres correos que recuperan pedidos abandonados', ink),
      ]),
      card(
        { gap: '20px', borderStyle: 'solid', borderWidth: 1, borderColor: '#e4dcfb', borderRadius: '20px' },
        [
          container({ gap: '0px', alignItems: 'center' }, [
            image(
              { src: guide, alt: 'Portada de la guía: 7 cambios que hacen vender a tu tienda' },
              { tablet: { width: '300px' } },
            ),
          ]),
          smallTitle('Recíbela ahora en tu correo', ink, 2),
          form({
            fields: ['nombre', 'email', 'consent'],
            buttonText: 'Quiero la guía gratis',
            placeholder: 'nombre@ejemplo.es',
            buttonColor: accent,
            successMessage:
              '¡Hecho! Recibirás la guía en tu correo. Si no la ves hoy, mira en la carpeta de correo no deseado.',
          }),
          text({
            text: 'Un correo útil a la semana, como mucho. Te das de baja cuando quieras.',
            color: muted,
            fontSize: '16px',
          }),
        ],
      ),
    ),
  ],
)

const benefit = (drawing: string, name: string, words: string) =>
  container({ gap: '12px' }, [
    image({ src: drawing, alt: '', width: '52px', height: '52px' }),
    smallTitle(name, ink),
    paragraph(words, muted),
  ])

const inside = band('Qué encontrarás', { backgroundColor: '#ffffff' }, [
  subtitle('Qué te llevas', ink),
  columns(
    { columns: 3, gap: '40px' },
    [
      benefit(
        icon('chart', '#ece5fc', accent),
        'Un orden claro',
        'Por dónde empezar según lo que vendes y las visitas que ya tienes.',
      ),
      benefit(
        icon('message', '#ece5fc', accent),
        'Textos para copiar',
        'Botones, fichas y correos que puedes pegar hoy mismo en tu tienda.',
      ),
      benefit(
        icon('calendar', '#ece5fc', accent),
        'Un plan de siete tardes',
        'Una lista de tareas para cada cambio, con lo que tienes que medir después.',
      ),
    ],
    { tablet: { gap: '24px' } },
  ),
])

const author = band(
  'Quién la ha escrito',
  { backgroundColor: soft },
  [
    container({ gap: '18px', alignItems: 'center' }, [
      image({
        src: portrait({
          ground: '#ddd0fa',
          skin: '#eab28c',
          hair: '#5a2a1a',
          shirt: '#5b21b6',
          style: 'long',
        }),
        alt: 'Retrato de Clara Ríos',
        width: '104px',
        height: '104px',
      }),
      subtitle('Escrita desde el mostrador', ink, 'center'),
      lead(
        'Soy Clara Ríos. Llevo once años con mi propia tienda online y he ayudado a más de cien comercios a vender mejor. En esta guía está lo que haría primero si empezara hoy.',
        muted,
        'center',
      ),
      paragraph(
        '«Cambié la ficha de producto como explica el punto dos y las ventas subieron ese mismo mes.»',
        ink,
        { alignment: 'center' },
      ),
      text({ text: 'Nuria Vidal, tienda de cerámica', color: muted, fontSize: '16px', alignment: 'center' }),
    ]),
  ],
  { width: '760px' },
)

/** A page with one purpose: an address in exchange for something useful. */
export const freeGuide: GalleryTemplate = {
  id: 'captura-guia-gratuita',
  name: 'Guía gratuita',
  category: 'captura',
  description:
    'Ofrece una descarga útil a cambio del correo, con el formulario a la vista desde el principio.',
  tags: ['lead magnet', 'descarga', 'correo', 'tienda online'],
  elements: withIds([
    hero,
    inside,
    author,
    footer('Clara Ríos', 'Ayudo a tiendas pequeñas a vender más.', '#ffffff', muted, ink),
  ]),
}
