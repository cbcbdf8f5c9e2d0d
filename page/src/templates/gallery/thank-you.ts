import { columns, container, image, text, withIds } from '../builder.ts'
import { celebration } from '../drawings/celebration.ts'
import { icon, step } from '../drawings/icons.ts'
import {
  band,
  callToAction,
  card,
  footer,
  lead,
  paragraph,
  quietLink,
  smallTitle,
  subtitle,
  title,
} from '../pieces.ts'
import type { Palette } from '../pieces.ts'
import type { GalleryTemplate } from '../template.ts'

const palette: Palette = {
  ink: '#06352a',
  muted: '#3f6156',
  accent: '#0b6b4f',
  onAccent: '#ffffff',
  soft: '#eefaf4',
}
const { ink, muted, accent, soft } = palette

const hero = band(
  'Gracias',
  { backgroundMode: 'gradient', backgroundImage: 'linear-gradient(180deg, #c9f2e0, #eefaf4)' },
  [
    container({ gap: '22px', alignItems: 'center' }, [
      image({ src: celebration, alt: 'Un sobre abierto con una carta y confeti', width: '360px' }),
      title('¡Gracias!\nYa estás dentro', ink, 'center'),
      lead(
        'Hemos enviado un correo a tu dirección con todo lo que necesitas. Suele llegar en un par de minutos.',
        muted,
        'center',
      ),
    ]),
  ],
  { width: '760px', room: 'upper' },
)

const task = (at: number, name: string, words: string) =>
  card({ layout: 'horizontal', gap: '20px', alignItems: 'flex-start', padding: '28px' }, [
    image({ src: step(at, accent, '#ffffff'), alt: '', width: '48px', height: '48px' }),
    container({ gap: '6px' }, [smallTitle(name, ink), paragraph(words, muted)]),
  ])

const next = band(
  'Qué pasa ahora',
  { backgroundColor: soft },
  [
    subtitle('Tres cosas antes de empezar', ink, 'center'),
    container({ gap: '16px' }, [
      task(
        1,
        'Confirma tu correo',
        'Abre el mensaje y pulsa el botón. Si no lo ves, mira en correo no deseado y márcalo como seguro.',
      ),
      task(
        2,
        'Apunta la fecha',
        'Nos vemos el jueves a las 19:00, hora peninsular. El enlace a la sala va en el mismo correo.',
      ),
      task(
        3,
        'Prepara una pregunta',
        'Responde al correo con lo que más te cuesta. Las primeras diez se contestan en directo.',
      ),
    ]),
  ],
  { width: '760px', room: 'lower' },
)

const more = (drawing: string, name: string, words: string, link: string, address: string) =>
  container({ gap: '10px' }, [
    image({ src: drawing, alt: '', width: '52px', height: '52px' }),
    smallTitle(name, '#ffffff'),
    paragraph(words, '#c9f2e0'),
    quietLink(link, address, '#ffd27a'),
  ])

const meanwhile = band('Mientras tanto', { backgroundColor: ink }, [
  subtitle('Mientras tanto', '#ffffff'),
  columns(
    { columns: 3, gap: '40px' },
    [
      more(
        icon('message', '#0b6b4f', '#ffffff'),
        'Lee el artículo más compartido',
        'Cinco errores al poner precio, con sus números.',
        'Leer el artículo',
        '/blog',
      ),
      more(
        icon('person', '#0b6b4f', '#ffffff'),
        'Conoce al equipo',
        'Quiénes somos y por qué hacemos esto así.',
        'Ver quiénes somos',
        '/nosotros',
      ),
      more(
        icon('megaphone', '#0b6b4f', '#ffffff'),
        'Invita a alguien',
        'Si conoces a quien le vendría bien, envíale la página.',
        'Compartir por correo',
        'mailto:?subject=Creo%20que%20te%20interesa',
      ),
    ],
    { tablet: { gap: '24px' } },
  ),
])

const help = band(
  'Ayuda',
  { backgroundColor: '#ffffff' },
  [
    container({ gap: '14px', alignItems: 'center' }, [
      subtitle('¿Algo no ha llegado?', ink, 'center'),
      paragraph('Escríbenos y lo arreglamos hoy. Contesta una persona.', muted, { alignment: 'center' }),
      callToAction('Escribir al equipo', 'mailto:hola@ejemplo.es', palette),
      text({ text: 'hola@ejemplo.es', color: muted, fontSize: '16px', alignment: 'center' }),
    ]),
  ],
  { width: '640px', room: 'slim' },
)

/** The page after a form: what has happened and what comes next. */
export const thankYou: GalleryTemplate = {
  id: 'agradecimiento-siguientes-pasos',
  name: 'Gracias y siguientes pasos',
  category: 'agradecimiento',
  description:
    'Confirma que todo ha ido bien, dice qué hacer ahora y aprovecha el mejor momento para seguir.',
  tags: ['confirmación', 'gracias', 'siguientes pasos', 'bienvenida'],
  elements: withIds([
    hero,
    next,
    meanwhile,
    help,
    footer('Estudio Brote', 'Formación para pequeños negocios.', soft, muted, ink),
  ]),
}
