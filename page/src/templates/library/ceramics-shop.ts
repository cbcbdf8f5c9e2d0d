import { columns, container, element, form, withIds } from '../builder.ts'
import { ceramic, shelf } from '../drawings/ceramics.ts'
import { band, card, footer, lead, quietLink, split, subtitle } from '../pieces.ts'
import { header } from '../header.ts'
import type { LibraryTemplate } from '../template.ts'

const ink = '#3a2e26'
const muted = '#6b5a4d'
const accent = '#9f3f24'
const clay = '#f6ede2'

const hero = element('hero', 'Portada', {
  eyebrow: 'Colección de otoño',
  title: 'Cerámica para usar todos los días',
  text: 'Torneada y esmaltada a mano en Talavera. Va al lavavajillas, al horno y a la mesa de los domingos.',
  buttonText: 'Ver las piezas',
  link: '#piezas',
  secondText: 'Cómo se hacen',
  secondLink: '#taller',
  image: shelf,
  imageAlt: 'Dibujo de una estantería con jarrones, tazas, cuencos y platos',
  arrangement: 'split',
  backgroundColor: clay,
  titleColor: ink,
  textColor: muted,
  buttonColor: accent,
})

const product = (picture: string, name: string, price: string, link: string) =>
  element('card', 'Tarjeta', {
    image: picture,
    imageAlt: `Dibujo: ${name.toLocaleLowerCase('es')}`,
    title: name,
    text: price,
    linkText: 'Comprar',
    link,
    titleColor: ink,
    textColor: muted,
    linkColor: accent,
    borderColor: '#e6d6c3',
  })

const products = band('Piezas', { backgroundColor: '#ffffff', anchor: 'piezas' }, [
  subtitle('Las piezas', ink),
  columns(
    { columns: 4, gap: '24px' },
    [
      product(ceramic('mug', '#c2573a', '#f6e3d6'), 'Taza Lumbre', '24 €', '/tienda/taza-lumbre'),
      product(ceramic('bowl', '#8a9a5b', '#eef0e0'), 'Cuenco Prado', '32 €', '/tienda/cuenco-prado'),
      product(ceramic('plate', '#5f7f8c', '#e3ecef'), 'Plato Ribera', '28 €', '/tienda/plato-ribera'),
      product(ceramic('vase', '#6b5a4d', '#ece5dd'), 'Jarrón Arcilla', '46 €', '/tienda/jarron-arcilla'),
    ],
    { tablet: { columns: 2 } },
  ),
])

const workshop = band('Taller', { backgroundColor: ink, anchor: 'taller' }, [
  container({ gap: '12px' }, [
    subtitle('Hecha despacio, enviada deprisa', '#ffffff', 'center'),
    lead('Cada pieza pasa dos semanas en el taller y dos días en el camino.', '#e6d6c3', 'center'),
  ]),
  element('stats', 'Cifras', {
    items: [
      { figure: '48 h', caption: 'para que llegue a tu casa' },
      { figure: '1.240°', caption: 'en el horno, dos veces' },
      { figure: '30 días', caption: 'para devolverla' },
    ],
    figureColor: '#ffb38f',
    captionColor: '#e6d6c3',
  }),
])

const opinions = band('Opiniones', { backgroundColor: clay }, [
  columns(
    { columns: 2, gap: '24px' },
    [
      element('testimonial', 'Testimonio', {
        quote: 'Compré dos tazas para probar. Ahora no queda en casa ninguna de las otras.',
        author: 'Pilar Osuna',
        role: 'Córdoba',
        backgroundColor: '#ffffff',
        textColor: ink,
        roleColor: muted,
        starColor: accent,
      }),
      element('testimonial', 'Testimonio', {
        quote: 'Una llegó rota y al día siguiente tenía otra, con una nota escrita a mano.',
        author: 'Martí Soler',
        role: 'Reus',
        backgroundColor: '#ffffff',
        textColor: ink,
        roleColor: muted,
        starColor: accent,
      }),
    ],
    { tablet: { columns: 1 } },
  ),
])

const news = band('Avisos', { backgroundColor: '#ffffff' }, [
  split(
    container({ gap: '14px' }, [
      subtitle('Cada hornada, unas pocas', ink),
      lead(
        'Te avisamos cuando sale una nueva, antes que a nadie. Y la primera vez, con un 10 % menos.',
        muted,
      ),
    ]),
    card({ backgroundColor: clay }, [
      form({
        fields: ['nombre', 'email', 'consent'],
        buttonText: 'Avisadme',
        placeholder: 'nombre@ejemplo.es',
        buttonColor: accent,
        successMessage: '¡Apuntado! Te enviamos el código del 10 % a tu correo.',
      }),
    ]),
  ),
])

/** A small shop with few, good things. */
export const ceramicsShop: LibraryTemplate = {
  id: 'ecommerce-tienda-de-ceramica',
  name: 'Tienda de cerámica',
  category: 'ecommerce',
  description: 'Un escaparate con tus piezas y sus precios, lo que te hace distinto y el aviso de novedades.',
  tags: ['tienda', 'productos', 'artesanía', 'catálogo'],
  elements: withIds([
    header('Barro y Sal', ink, clay, quietLink('Piezas', '#piezas', accent)),
    hero,
    products,
    workshop,
    opinions,
    news,
    footer('Barro y Sal', 'Taller en Talavera de la Reina. Visitas los sábados.', ink, '#e6d6c3', '#ffffff'),
  ]),
}
