import { container, form, heading, image, text, withIds } from '../builder.ts'
import { bread } from '../drawings/bread.ts'
import { stars } from '../drawings/icons.ts'
import { band, card, footer, lead } from '../pieces.ts'
import type { GalleryTemplate } from '../template.ts'

const ink = '#1d1710'
const sun = '#ffd84d'
const stack = { flexDirection: 'column', gap: '32px', alignItems: 'stretch' }

const offer = band('Oferta', { backgroundColor: sun, minHeight: '720px', justifyContent: 'center' }, [
  container(
    { layout: 'horizontal', gap: '72px', alignItems: 'center' },
    [
      container({ gap: '24px' }, [
        text({
          text: 'Horno Madrugada · Pan de masa madre en Sevilla',
          color: ink,
          fontSize: '17px',
          fontWeight: 'bold',
        }),
        heading(
          { text: 'Tu primera hogaza, con un 15 % menos', level: 1, color: ink, fontSize: '58px' },
          { tablet: { fontSize: '52px' }, mobile: { fontSize: '40px' } },
        ),
        lead(
          'Déjanos tu correo y te enviamos el código. Lo usas en la tienda o en el reparto, cuando quieras.',
          ink,
        ),
        card({ padding: '28px', borderRadius: '20px' }, [
          form({
            fields: ['email', 'consent'],
            buttonText: 'Enviadme el código',
            placeholder: 'nombre@ejemplo.es',
            buttonColor: ink,
            buttonTextColor: sun,
            successMessage: '¡Marchando! Te enviamos el código a tu correo. Huele a pan desde aquí.',
          }),
        ]),
        text({
          text: 'Un correo los jueves, con el pan de la semana. Nada más.',
          color: ink,
          fontSize: '16px',
        }),
      ]),
      image(
        {
          src: bread,
          alt: 'Dibujo de una hogaza recién hecha con la etiqueta «15 % menos en tu primer pedido»',
        },
        { tablet: { width: '460px', align: 'center' }, mobile: { width: '180px', align: 'center' } },
      ),
    ],
    { tablet: stack, mobile: { ...stack, flexDirection: 'column-reverse', gap: '20px' } },
  ),
])

const proof = band(
  'Opinión',
  { backgroundColor: ink },
  [
    container({ gap: '16px', alignItems: 'center' }, [
      image({ src: stars(sun), alt: 'Cinco estrellas', width: '128px', height: '24px' }),
      heading({
        text: '«El domingo ya no es domingo sin esta hogaza.»',
        level: 2,
        color: '#ffffff',
        fontSize: '30px',
        alignment: 'center',
      }),
      text({ text: 'Carmen, vecina de Triana', color: '#e8dcc0', fontSize: '17px', alignment: 'center' }),
    ]),
  ],
  { width: '820px', room: 'slim' },
)

/** One screen, one field: an address in exchange for a discount. */
export const welcomeDiscount: GalleryTemplate = {
  id: 'captura-descuento-de-bienvenida',
  name: 'Descuento de bienvenida',
  category: 'captura',
  description: 'Una sola pantalla y un solo campo: el correo a cambio de un descuento en la primera compra.',
  tags: ['descuento', 'cupón', 'correo', 'comercio'],
  elements: withIds([
    offer,
    proof,
    footer(
      'Horno Madrugada',
      'Calle Pureza 12, Sevilla. De martes a domingo, de 8 a 14 h.',
      '#ffffff',
      '#5b5140',
      ink,
    ),
  ]),
}
