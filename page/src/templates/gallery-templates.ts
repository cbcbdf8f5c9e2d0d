import { readTemplate } from './read-template.ts'
import { galleryCategoryNames } from './template.ts'
import type { GalleryTemplate } from './template.ts'

/** The starting pages of 'Nueva Página'; each page lies in a file of its own, read when it is asked for. */
export const galleryTemplates: readonly GalleryTemplate[] = [
  {
    id: 'landing-servicios-locales',
    name: 'Servicios locales',
    category: 'landing',
    description: 'Presenta un negocio de tu zona, da confianza y consigue peticiones de presupuesto.',
    tags: ['negocio local', 'presupuesto', 'reformas', 'contacto'],
    load: () => readTemplate(import('./gallery/local-services.json')),
  },
  {
    id: 'captura-guia-gratuita',
    name: 'Guía gratuita',
    category: 'captura',
    description:
      'Ofrece una descarga útil a cambio del correo, con el formulario a la vista desde el principio.',
    tags: ['lead magnet', 'descarga', 'correo', 'tienda online'],
    load: () => readTemplate(import('./gallery/free-guide.json')),
  },
  {
    id: 'webinar-clase-en-directo',
    name: 'Clase en directo',
    category: 'webinar',
    description:
      'Anuncia un webinar, explica qué se aprende y llena las plazas con un registro de dos campos.',
    tags: ['webinar', 'registro', 'formación', 'directo'],
    load: () => readTemplate(import('./gallery/live-webinar.json')),
  },
  {
    id: 'landing-producto-estrella',
    name: 'Producto estrella',
    category: 'landing',
    description: 'Enseña un solo producto a lo grande, cuenta por qué es distinto y recoge reservas.',
    tags: ['producto', 'tienda', 'reserva', 'lanzamiento'],
    load: () => readTemplate(import('./gallery/sunrise-lamp.json')),
  },
  {
    id: 'vsl-carta-en-video',
    name: 'Carta en vídeo',
    category: 'vsl',
    description: 'Un vídeo de venta en el centro, una sola llamada a la acción y una solicitud de plaza.',
    tags: ['vídeo', 'carta de venta', 'curso', 'llamada'],
    load: () => readTemplate(import('./gallery/video-letter.json')),
  },
  {
    id: 'quiz-test-de-tu-web',
    name: 'Test con resultado',
    category: 'quiz',
    description:
      'Un test de ocho frases que se marca en dos minutos, con su resultado y el correo de quien responde.',
    tags: ['test', 'cuestionario', 'diagnóstico', 'preguntas'],
    load: () => readTemplate(import('./gallery/business-test.json')),
  },
  {
    id: 'landing-aplicacion',
    name: 'Aplicación en línea',
    category: 'landing',
    description:
      'Explica un programa con una imagen clara, sus precios y sus dudas, y da de alta pruebas gratis.',
    tags: ['software', 'saas', 'prueba gratis', 'precios'],
    load: () => readTemplate(import('./gallery/invoicing-app.json')),
  },
  {
    id: 'ebook-primer-capitulo',
    name: 'Libro con primer capítulo',
    category: 'ebook',
    description: 'Presenta tu libro con su portada, su índice y un fragmento, y regala el primer capítulo.',
    tags: ['libro', 'descarga', 'capítulo gratis', 'autora'],
    load: () => readTemplate(import('./gallery/garden-book.json')),
  },
  {
    id: 'captura-descuento-de-bienvenida',
    name: 'Descuento de bienvenida',
    category: 'captura',
    description:
      'Una sola pantalla y un solo campo: el correo a cambio de un descuento en la primera compra.',
    tags: ['descuento', 'cupón', 'correo', 'comercio'],
    load: () => readTemplate(import('./gallery/welcome-discount.json')),
  },
  {
    id: 'webinar-jornada-en-linea',
    name: 'Jornada en línea',
    category: 'webinar',
    description: 'Convoca un evento con fecha, programa por horas y ponentes, y reparte entradas gratuitas.',
    tags: ['evento', 'programa', 'ponentes', 'entradas'],
    load: () => readTemplate(import('./gallery/online-summit.json')),
  },
  {
    id: 'presell-articulo',
    name: 'Artículo que prepara la venta',
    category: 'presell',
    description: 'Una historia en primera persona, fácil de leer, que termina en un solo enlace a tu oferta.',
    tags: ['artículo', 'historia', 'contenido', 'publicidad'],
    load: () => readTemplate(import('./gallery/honest-article.json')),
  },
  {
    id: 'upsell-oferta-unica',
    name: 'Oferta tras la compra',
    category: 'upsell',
    description: 'Propón un complemento justo después del pedido, con un sí y un no igual de claros.',
    tags: ['oferta', 'complemento', 'pedido', 'embudo'],
    load: () => readTemplate(import('./gallery/one-time-offer.json')),
  },
  {
    id: 'agradecimiento-siguientes-pasos',
    name: 'Gracias y siguientes pasos',
    category: 'agradecimiento',
    description:
      'Confirma que todo ha ido bien, dice qué hacer ahora y aprovecha el mejor momento para seguir.',
    tags: ['confirmación', 'gracias', 'siguientes pasos', 'bienvenida'],
    load: () => readTemplate(import('./gallery/thank-you.json')),
  },
]

/** The categories, each with the count of its templates. */
export const galleryCategories = galleryCategoryNames
  .map((category) => ({
    category,
    count: galleryTemplates.filter((template) => template.category === category).length,
  }))
  .filter(({ count }) => count > 0)
