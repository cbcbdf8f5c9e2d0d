import { container, element, form, withIds } from '../builder.ts'
import { stage } from '../drawings/stage.ts'
import { band, card, footer, lead, subtitle } from '../pieces.ts'
import type { LibraryTemplate } from '../template.ts'

const ink = '#2a1540'
const muted = '#5a4a6b'
const accent = '#8a1c7c'

const hero = element('hero', 'Portada', {
  eyebrow: 'Curso en línea · 6 semanas · plazas para 30 personas',
  title: 'Pierde el miedo a hablar en público',
  text: 'Practica cada martes en un grupo pequeño, con ejercicios cortos y comentarios amables que sirven de verdad.',
  buttonText: 'Reservar mi plaza',
  link: '#plaza',
  secondText: 'Ver los precios',
  secondLink: '#precios',
  backgroundColor: '#ffe9f4',
  backgroundImage: 'linear-gradient(135deg, #ffe3ef, #e6dcff)',
  titleColor: ink,
  textColor: muted,
  buttonColor: accent,
  image: stage,
  imageAlt: 'Dibujo de una mujer que habla ante un micrófono y de su público, que la escucha',
  arrangement: 'split',
  minHeight: '560px',
})

const clock = band(
  'Cuenta atrás',
  { backgroundColor: ink },
  [
    element('countdown', 'Cuenta atrás', {
      date: '2027-09-30 23:59',
      label: 'El precio de lanzamiento termina el',
      endedText: 'El precio de lanzamiento ha terminado',
      textColor: '#ffffff',
      groundColor: '#4b2a6b',
    }),
  ],
  { room: 'slim' },
)

const contents = band(
  'Contenido',
  { backgroundColor: '#ffffff' },
  [
    subtitle('Qué sabrás hacer', ink),
    element('list', 'Lista', {
      items: [
        { line: 'Empezar una charla sin leer y sin disculparte' },
        { line: 'Ordenar cualquier tema en tres ideas, en diez minutos' },
        { line: 'Usar los nervios a tu favor, con dos ejercicios de respiración' },
        { line: 'Responder a la pregunta que no esperabas' },
      ],
      color: ink,
      markerColor: accent,
      fontSize: '21px',
      gap: '18px',
    }),
    element('testimonial', 'Testimonio', {
      quote:
        'El primer martes no levanté la vista del suelo. El último presenté mi proyecto ante cuarenta personas.',
      author: 'Lucía Prados',
      role: 'Ingeniera, promoción de otoño',
      backgroundColor: '#fdf3f9',
      textColor: ink,
      roleColor: muted,
      starColor: '#a3481f',
    }),
  ],
  { width: '820px' },
)

const prices = band(
  'Precios',
  { backgroundColor: '#fdf3f9', anchor: 'precios' },
  [
    subtitle('Elige cómo venir', ink, 'center'),
    element('pricing', 'Precios', {
      items: [
        {
          planName: 'Oyente',
          price: '120 €',
          period: 'el curso',
          summary: 'Para aprender mirando.',
          features: 'Seis clases en directo\nGrabaciones un año\nCuaderno de ejercicios',
          buttonText: 'Venir como oyente',
          link: '#plaza',
          featured: 'no',
        },
        {
          planName: 'Con práctica',
          price: '240 €',
          period: 'el curso',
          summary: 'Para hablar desde el primer día.',
          features: 'Todo lo anterior\nGrupo de seis personas\nTu vídeo comentado cada semana',
          buttonText: 'Venir a practicar',
          link: '#plaza',
          featured: 'yes',
        },
      ],
      accentColor: accent,
      textColor: ink,
      borderColor: '#e3c9dc',
    }),
  ],
  { width: '900px' },
)

const doubts = band(
  'Preguntas',
  { backgroundColor: '#ffffff' },
  [
    subtitle('Lo que nos preguntan', ink),
    element('faq', 'Preguntas frecuentes', {
      items: [
        {
          question: '¿Y si me muero de vergüenza?',
          answer:
            'Es lo normal el primer día. Nadie habla antes de querer hacerlo, y los grupos son de seis personas.',
        },
        {
          question: '¿A qué hora son las clases?',
          answer:
            'Los martes de 19:00 a 20:30, hora peninsular. Si faltas, tienes la grabación esa misma noche.',
        },
        {
          question: '¿Puedo pagar a plazos?',
          answer: 'Sí, en dos pagos sin recargo. Y tienes catorce días para echarte atrás.',
        },
      ],
      questionColor: ink,
      answerColor: muted,
      borderColor: '#e3c9dc',
    }),
  ],
  { width: '820px' },
)

const place = band(
  'Plaza',
  { backgroundColor: ink, anchor: 'plaza' },
  [
    container({ gap: '12px' }, [
      subtitle('Reserva tu plaza', '#ffffff', 'center'),
      lead('Te escribimos en un día con la forma de pago y las fechas.', '#e6dcff', 'center'),
    ]),
    card({}, [
      form({
        fields: ['nombre', 'email', 'consent'],
        buttonText: 'Reservar mi plaza',
        placeholder: 'nombre@ejemplo.es',
        buttonColor: accent,
        successMessage: '¡Plaza reservada! Te escribimos en un día laborable con los siguientes pasos.',
      }),
    ]),
  ],
  { width: '560px' },
)

/** The launch of a course, from promise to place. */
export const courseLaunch: LibraryTemplate = {
  id: 'landing-lanzamiento-de-curso',
  name: 'Lanzamiento de un curso',
  category: 'landing',
  description: 'Portada, cuenta atrás, precios y dudas: todo lo que necesita un lanzamiento con fecha.',
  tags: ['curso', 'lanzamiento', 'cuenta atrás', 'precios'],
  elements: withIds([
    hero,
    clock,
    contents,
    prices,
    doubts,
    place,
    footer('Voz Propia', 'Cursos para hablar sin miedo.', '#1d0e2e', '#e6dcff', '#ffffff'),
  ]),
}
