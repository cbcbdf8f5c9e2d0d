import { columns, container, form, heading, image, text, withIds } from '../builder.ts'
import { portrait } from '../drawings/people.ts'
import { tick } from '../drawings/icons.ts'
import {
  band,
  callToAction,
  card,
  footer,
  lead,
  paragraph,
  point,
  smallTitle,
  split,
  subtitle,
} from '../pieces.ts'
import type { Palette } from '../pieces.ts'
import type { GalleryTemplate } from '../template.ts'

const palette: Palette = {
  ink: '#10261d',
  muted: '#43584e',
  accent: '#c8f169',
  onAccent: '#10261d',
  soft: '#f1f5ec',
}
const { ink, muted, accent, soft } = palette
const forest = '#0f2f24'
const pale = '#cfe0d6'
const stack = { flexDirection: 'column', gap: '28px', alignItems: 'stretch' }

const when = card(
  {
    backgroundColor: accent,
    padding: '36px',
    gap: '4px',
    widthType: 'box',
    width: '36%',
    borderRadius: '24px',
  },
  [
    text({ text: 'Sábado', color: ink, fontSize: '20px' }),
    heading({ text: '14', level: 2, color: ink, fontSize: '112px' }, { mobile: { fontSize: '84px' } }),
    text({ text: 'de noviembre', color: ink, fontSize: '24px' }),
    text({ text: 'De 10:00 a 13:30, en directo por internet', color: ink, fontSize: '17px' }),
  ],
  { tablet: { width: '100%' }, mobile: { width: '100%', padding: '28px' } },
)

const hero = band('Portada', { backgroundColor: forest }, [
  text({ text: 'Raíz · Jornada en línea para comercios de barrio', color: accent, fontSize: '17px' }),
  container(
    { layout: 'horizontal', gap: '56px', alignItems: 'flex-end' },
    [
      container({ gap: '28px' }, [
        heading(
          { text: 'Una mañana para que tu tienda se llene', level: 1, color: '#ffffff', fontSize: '72px' },
          { tablet: { fontSize: '56px' }, mobile: { fontSize: '40px' } },
        ),
        lead(
          'Cuatro personas con tienda propia cuentan qué hicieron, cuánto costó y qué no repetirían. Sin humo y con turno de preguntas.',
          pale,
        ),
        callToAction('Quiero mi entrada gratis', '#entrada', palette),
      ]),
      when,
    ],
    { tablet: stack, mobile: stack },
  ),
])

const talk = (hour: string, name: string, words: string, ground: string) =>
  card(
    {
      layout: 'horizontal',
      gap: '32px',
      alignItems: 'flex-start',
      backgroundColor: ground,
      borderRadius: '14px',
    },
    [
      container(
        { widthType: 'box', width: '16%', gap: '0px' },
        [text({ text: hour, color: '#1c6b46', fontSize: '26px' })],
        {
          mobile: { width: '100%' },
        },
      ),
      container({ gap: '6px' }, [smallTitle(name, ink), paragraph(words, muted)]),
    ],
    { mobile: { flexDirection: 'column', gap: '8px', padding: '22px' } },
  )

const agenda = band('Programa', { backgroundColor: '#ffffff' }, [
  subtitle('El programa', ink),
  container({ gap: '12px' }, [
    talk(
      '10:00',
      'El escaparate que hace parar',
      'Con Rocío Luna: tres escaparates, tres presupuestos y las ventas de cada uno.',
      soft,
    ),
    talk(
      '10:50',
      'Que te encuentren al buscar «cerca de mí»',
      'Con Iván Soto: la ficha de tu negocio, arreglada en directo.',
      soft,
    ),
    talk('11:40', 'Pausa y café', 'Veinte minutos. La sala de charla queda abierta.', '#ffffff'),
    talk(
      '12:00',
      'Clientes que vuelven sin descuentos',
      'Con Amina Haddad: el cuaderno con el que dobló las visitas.',
      soft,
    ),
    talk(
      '12:50',
      'Mesa redonda: lo que salió mal',
      'Con Pau Ferrer y todos los ponentes. Tus preguntas mandan.',
      soft,
    ),
  ]),
])

const speaker = (picture: string, name: string, words: string) =>
  container({ gap: '10px', alignItems: 'center' }, [
    image({ src: picture, alt: `Retrato de ${name}`, width: '120px', height: '120px' }),
    heading({ text: name, level: 3, color: ink, fontSize: '20px', alignment: 'center' }),
    text({ text: words, color: muted, fontSize: '17px', alignment: 'center' }),
  ])

const speakers = band('Ponentes', { backgroundColor: soft }, [
  subtitle('Quién te lo cuenta', ink, 'center'),
  columns(
    { columns: 4, gap: '28px' },
    [
      speaker(
        portrait({ ground: '#c8f169', skin: '#f0c09a', hair: '#5a2d18', shirt: '#1c6b46', style: 'bun' }),
        'Rocío Luna',
        'Floristería Luna, Cádiz',
      ),
      speaker(
        portrait({ ground: '#ffd9a0', skin: '#e0a878', hair: '#241a14', shirt: '#2f4f7a' }),
        'Iván Soto',
        'Ferretería Soto, León',
      ),
      speaker(
        portrait({ ground: '#cfe0d6', skin: '#c98d62', hair: '#1d1410', shirt: '#b4543a', style: 'curly' }),
        'Amina Haddad',
        'Tetería Azafrán, Granada',
      ),
      speaker(
        portrait({ ground: '#f6c9bd', skin: '#f4cdae', hair: '#8a8178', shirt: '#10261d' }),
        'Pau Ferrer',
        'Librería Ferrer, Girona',
      ),
    ],
    { tablet: { columns: 2 }, mobile: { columns: 2 } },
  ),
])

const dot = tick('#234b3b', accent)
const ticket = band('Entrada', { backgroundColor: forest, anchor: 'entrada' }, [
  split(
    container({ gap: '20px' }, [
      subtitle('Tu entrada, gratis hasta el viernes', '#ffffff'),
      point(dot, 'Enlace a la sala en tu correo', '#ffffff'),
      point(dot, 'Grabación de las cuatro charlas durante un mes', '#ffffff'),
      point(dot, 'Plantillas que usan los ponentes', '#ffffff'),
    ]),
    card({ borderRadius: '20px' }, [
      form({
        fields: ['nombre', 'email', { name: 'negocio', label: '¿Qué vendes?', required: false }, 'consent'],
        buttonText: 'Quiero mi entrada gratis',
        placeholder: 'nombre@ejemplo.es',
        buttonColor: forest,
        successMessage: '¡Entrada reservada! Te hemos apuntado y recibirás el enlace en tu correo.',
      }),
    ]),
  ),
])

/** A page for a morning of talks, with programme and speakers. */
export const onlineSummit: GalleryTemplate = {
  id: 'webinar-jornada-en-linea',
  name: 'Jornada en línea',
  category: 'webinar',
  description: 'Convoca un evento con fecha, programa por horas y ponentes, y reparte entradas gratuitas.',
  tags: ['evento', 'programa', 'ponentes', 'entradas'],
  elements: withIds([
    hero,
    agenda,
    speakers,
    ticket,
    footer('Raíz', 'Encuentros para el comercio de barrio.', '#0a2119', pale, '#ffffff'),
  ]),
}
