import { columns, container, element, form, heading, image, text, withIds } from '../builder.ts'
import { tick } from '../drawings/icons.ts'
import { portrait } from '../drawings/people.ts'
import { offices } from '../drawings/scenes.ts'
import { band, card, footer, lead, point, quietLink, split, subtitle } from '../pieces.ts'
import { header } from '../header.ts'
import type { LibraryTemplate } from '../template.ts'

const ink = '#0c2d38'
const muted = '#4a636c'
const accent = '#a4551c'
const mist = '#eef4f6'
const dot = tick('#ffdcbf', accent)

const hero = element('hero', 'Portada', {
  eyebrow: 'Asesoría para empresas familiares',
  title: 'Que la empresa siga, y la familia también',
  text: 'Acompañamos a empresas de dos y tres generaciones en sus números, sus contratos y sus conversaciones difíciles.',
  buttonText: 'Pedir una reunión',
  link: '#reunion',
  image: offices,
  imageAlt: 'Dibujo de tres edificios de oficinas junto a unos árboles',
  arrangement: 'split',
  backgroundColor: mist,
  titleColor: ink,
  textColor: muted,
  buttonColor: accent,
})

const service = (title: string, words: string) =>
  element('card', 'Tarjeta', {
    title,
    text: words,
    linkText: '',
    titleColor: ink,
    textColor: muted,
    borderColor: '#cddbe0',
  })

const services = band('Servicios', { backgroundColor: '#ffffff' }, [
  subtitle('En qué ayudamos', ink),
  columns(
    { columns: 3, gap: '24px' },
    [
      service(
        'Fiscal y contable',
        'Cierre mensual en diez días, impuestos sin sobresaltos y un informe que se entiende.',
      ),
      service(
        'Laboral',
        'Nóminas, contratos y convenios. También la parte humana: despedir bien y contratar mejor.',
      ),
      service(
        'Relevo generacional',
        'Protocolo familiar, reparto y calendario. Con todas las personas en la mesa.',
      ),
    ],
    { tablet: { columns: 1 } },
  ),
])

const proof = band(
  'Cifras',
  { backgroundColor: ink },
  [
    element('stats', 'Cifras', {
      items: [
        { figure: '36', caption: 'años de despacho' },
        { figure: '210', caption: 'empresas acompañadas' },
        { figure: '14', caption: 'relevos terminados' },
      ],
      figureColor: '#ffc08a',
      captionColor: '#cfe3ea',
    }),
  ],
  { room: 'slim' },
)

const person = (picture: string, name: string, what: string) =>
  container({ gap: '8px', alignItems: 'center' }, [
    image({ src: picture, alt: `Retrato de ${name}`, width: '120px', height: '120px' }),
    heading({ text: name, level: 3, color: ink, fontSize: '20px', alignment: 'center' }),
    text({ text: what, color: muted, fontSize: '17px', alignment: 'center' }),
  ])

const team = band('Equipo', { backgroundColor: mist }, [
  subtitle('Quién se sienta contigo', ink, 'center'),
  columns(
    { columns: 3, gap: '28px' },
    [
      person(
        portrait({ ground: '#ffd9a0', skin: '#eab28c', hair: '#8a8178', shirt: '#123f4d', style: 'short' }),
        'Ignacio Valle',
        'Socio, fiscal',
      ),
      person(
        portrait({ ground: '#cfe3ea', skin: '#f0c7a4', hair: '#3a2418', shirt: '#a4551c', style: 'long' }),
        'Teresa Nogal',
        'Socia, relevo',
      ),
      person(
        portrait({ ground: '#d9e8d4', skin: '#c98d62', hair: '#1d1410', shirt: '#5d7f8c', style: 'curly' }),
        'Olga Mina',
        'Laboral',
      ),
    ],
    { tablet: { columns: 3 } },
  ),
])

const doubts = band(
  'Preguntas',
  { backgroundColor: '#ffffff' },
  [
    subtitle('Antes de llamar', ink),
    element('faq', 'Preguntas frecuentes', {
      items: [
        {
          question: '¿Trabajáis fuera de la ciudad?',
          answer: 'Sí. La mitad de nuestras reuniones son por vídeo; a las importantes vamos.',
        },
        {
          question: '¿Cuánto cuesta la primera reunión?',
          answer: 'Nada. Dura una hora y sales con un plan, trabajemos juntos o no.',
        },
        {
          question: '¿Podéis coordinaros con mi gestoría?',
          answer: 'Es lo habitual. Nos repartimos el trabajo por escrito para que nadie pague dos veces.',
        },
      ],
      openFirst: 'yes',
      questionColor: ink,
      answerColor: muted,
      borderColor: '#cddbe0',
    }),
  ],
  { width: '860px' },
)

const meeting = band('Reunión', { backgroundColor: '#e3edf0', anchor: 'reunion' }, [
  split(
    container({ gap: '16px' }, [
      subtitle('Hablemos una hora', ink),
      lead('Cuéntanos en dos líneas dónde estáis. Te llamamos al día siguiente para buscar hueco.', muted),
      point(dot, 'Por vídeo, o en vuestra mesa', ink),
      point(dot, 'Con todas las generaciones que quieran venir', ink),
      point(dot, 'Lo que se habla no sale de la sala', ink),
    ]),
    card({}, [
      form({
        fields: ['nombre', 'empresa', 'email', 'telefono', 'mensaje', 'consent'],
        buttonText: 'Pedir una reunión',
        placeholder: 'nombre@empresa.es',
        buttonColor: accent,
        successMessage: 'Gracias. Te llamamos el próximo día laborable para fijar la reunión.',
      }),
    ]),
    { alignItems: 'flex-start' },
  ),
])

/** The page of a firm that sells trust. */
export const advisoryFirm: LibraryTemplate = {
  id: 'corporate-asesoria',
  name: 'Asesoría de empresas',
  category: 'corporate',
  description: 'Servicios, cifras, equipo y una primera reunión fácil de pedir, con la seriedad justa.',
  tags: ['empresa', 'servicios', 'equipo', 'contacto'],
  elements: withIds([
    header('Valle y Nogal', ink, mist, quietLink('900 000 000', 'tel:+34900000000', accent)),
    hero,
    services,
    proof,
    team,
    doubts,
    meeting,
    footer('Valle y Nogal', 'Asesoría de empresas familiares. Santander.', ink, '#cfe3ea', '#ffffff'),
  ]),
}
