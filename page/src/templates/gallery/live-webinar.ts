import { columns, container, form, image, text, withIds } from '../builder.ts'
import { icon, tick } from '../drawings/icons.ts'
import { liveClass } from '../drawings/live-class.ts'
import {
  band,
  callToAction,
  card,
  eyebrow,
  feature,
  footer,
  lead,
  paragraph,
  point,
  quote,
  split,
  subtitle,
  title,
} from '../pieces.ts'
import type { Palette } from '../pieces.ts'
import type { GalleryTemplate } from '../template.ts'

const palette: Palette = {
  ink: '#161b33',
  muted: '#4a5070',
  accent: '#fbbf24',
  onAccent: '#241a02',
  soft: '#f4f5fb',
}
const { ink, muted, soft } = palette
const pale = '#d6d9ef'
const violet = '#4c2f9c'
const night = { backgroundMode: 'gradient', backgroundImage: 'linear-gradient(135deg, #11152c, #35226f)' }

const hero = band('Portada', night, [
  split(
    container({ gap: '24px' }, [
      eyebrow('Clase en directo y gratuita · jueves, 19:00 (hora peninsular)', '#fbbf24'),
      title('Llena tu agenda sin perseguir a nadie', '#ffffff'),
      lead(
        'En 60 minutos montamos, paso a paso, el sistema que usan más de 200 profesionales para conseguir clientes cada semana.',
        pale,
      ),
      callToAction('Reservar mi plaza', '#reserva', palette),
      text({
        text: 'Plazas limitadas. Incluye turno de preguntas y la grabación durante 48 horas.',
        color: pale,
        fontSize: '16px',
      }),
    ]),
    image({
      src: liveClass,
      alt: 'Dibujo de una profesora en una clase en directo, con un gráfico que sube a su lado',
    }),
  ),
])

const lesson = (drawing: string, name: string, words: string) => feature(drawing, name, words, palette, soft)

const lessons = band('Qué aprenderás', { backgroundColor: '#ffffff' }, [
  container({ gap: '14px', widthType: 'box', width: '720px' }, [
    subtitle('Lo que te llevas de la clase', ink),
    lead('Nada de teoría suelta: sales con tu plan de captación escrito.', muted),
  ]),
  columns(
    { columns: 3, gap: '24px' },
    [
      lesson(
        icon('megaphone', '#e6e0fa', violet),
        'Un mensaje que se entiende',
        'La frase que explica lo que haces y a quién ayudas, para que te escriban las personas adecuadas.',
      ),
      lesson(
        icon('chart', '#e6e0fa', violet),
        'Una página que convierte',
        'Las cinco partes que no pueden faltar y las tres que sobran en casi todas.',
      ),
      lesson(
        icon('message', '#e6e0fa', violet),
        'Un seguimiento sin agobios',
        'Cuatro correos que convierten un «me interesa» en una reunión, sin perseguir a nadie.',
      ),
    ],
    { tablet: { columns: 1 } },
  ),
])

const dot = tick('#e6e0fa', violet)

const teacher = band('Quién la imparte', { backgroundColor: soft }, [
  split(
    container({ gap: '18px' }, [
      subtitle('Con Irene Salas', ink),
      paragraph(
        'Consultora de captación para profesionales independientes. Empezó como diseñadora, se quedó sin encargos un verano y construyó el sistema que hoy enseña.',
        muted,
      ),
      point(dot, 'Más de 200 profesionales acompañados', ink),
      point(dot, 'Doce años vendiendo sus propios servicios', ink),
      point(dot, 'Ejemplos reales, con sus números', ink),
    ]),
    quote(
      'Salí de la clase con mi página escrita. A las dos semanas tenía tres reuniones con personas que no me conocían de nada.',
      'Óscar Prieto, fisioterapeuta',
      palette,
    ),
  ),
])

const booking = container({ gap: '0px', anchor: 'reserva' }, [
  band(
    'Reserva',
    night,
    [
      container({ gap: '16px', alignItems: 'center' }, [
        subtitle('Reserva tu plaza gratis', '#ffffff', 'center'),
        lead('Te enviamos el enlace al correo y un aviso una hora antes de empezar.', pale, 'center'),
      ]),
      card({ borderRadius: '20px' }, [
        form({
          fields: ['nombre', 'email', 'consent'],
          buttonText: 'Reservar mi plaza',
          placeholder: 'nombre@ejemplo.es',
          buttonColor: '#fbbf24',
          buttonTextColor: '#241a02',
          successMessage: '¡Plaza reservada! Te enviaremos el enlace a la clase por correo.',
        }),
      ]),
    ],
    { width: '560px' },
  ),
])

/** A page that fills a live class. */
export const liveWebinar: GalleryTemplate = {
  id: 'webinar-clase-en-directo',
  name: 'Clase en directo',
  category: 'webinar',
  description: 'Anuncia un webinar, explica qué se aprende y llena las plazas con un registro de dos campos.',
  tags: ['webinar', 'registro', 'formación', 'directo'],
  elements: withIds([
    hero,
    lessons,
    teacher,
    booking,
    footer('Irene Salas', 'Captación para profesionales independientes.', '#11152c', pale, '#ffffff'),
  ]),
}
