export const en = {
  'Confirma tu correo': 'Confirm your email',
  Ayuda: 'Help',
  Avisos: 'Notices',
  Resultados: 'Results',
  Privacidad: 'Privacy',
  Contacto: 'Contact',
  Resumen: 'Summary',
  Datos: 'Data',
  'Test con resultado': 'Test with a result',
  'Un test de ocho frases que se marca en dos minutos, con su resultado y el correo de quien responde.':
    'A test of eight statements ticked in two minutes, with its result and the email of whoever answers.',
  'Guía gratuita': 'Free guide',
  'Ofrece una descarga útil a cambio del correo, con el formulario a la vista desde el principio.':
    'Offer a useful download in exchange for the email, with the form in sight from the start.',
  'Libro con primer capítulo': 'Book with first chapter',
  'Presenta tu libro con su portada, su índice y un fragmento, y regala el primer capítulo.':
    'Present your book with its cover, contents and an excerpt, and give away the first chapter.',
  'Artículo que prepara la venta': 'Article that prepares the sale',
  'Una historia en primera persona, fácil de leer, que termina en un solo enlace a tu oferta.':
    'A story in the first person, easy to read, that ends in a single link to your offer.',
  'Aplicación en línea': 'Online application',
  'Explica un programa con una imagen clara, sus precios y sus dudas, y da de alta pruebas gratis.':
    'Explain a program with a clear image, its prices and its questions, and sign up free trials.',
  'Clase en directo': 'Live class',
  'Anuncia un webinar, explica qué se aprende y llena las plazas con un registro de dos campos.':
    'Announce a webinar, explain what is learnt and fill the seats with a two-field form.',
  'Servicios locales': 'Local services',
  'Presenta un negocio de tu zona, da confianza y consigue peticiones de presupuesto.':
    'Present a business of your area, inspire trust and get requests for quotes.',
  'Oferta tras la compra': 'Offer after the purchase',
  'Propón un complemento justo después del pedido, con un sí y un no igual de claros.':
    'Propose an add-on right after the order, with an equally clear yes and no.',
  'Jornada en línea': 'Online event',
  'Convoca un evento con fecha, programa por horas y ponentes, y reparte entradas gratuitas.':
    'Announce an event with a date, an hourly programme and speakers, and give out free tickets.',
  'Producto estrella': 'Star product',
  'Enseña un solo producto a lo grande, cuenta por qué es distinto y recoge reservas.':
    'Show a single product in large, tell why it is different and collect reservations.',
  'Gracias y siguientes pasos': 'Thanks and next steps',
  'Confirma que todo ha ido bien, dice qué hacer ahora y aprovecha el mejor momento para seguir.':
    'Confirm that all went well, say what to do now and use the best moment to go on.',
  'Carta en vídeo': 'Video letter',
  'Un vídeo de venta en el centro, una sola llamada a la acción y una solicitud de plaza.':
    'A sales video in the centre, a single call to action and an application for a place.',
  'Descuento de bienvenida': 'Welcome discount',
  'Una sola pantalla y un solo campo: el correo a cambio de un descuento en la primera compra.':
    'A single screen and a single field: the email in exchange for a discount on the first purchase.',
  'Asesoría de empresas': 'Business advisers',
  'Servicios, cifras, equipo y una primera reunión fácil de pedir, con la seriedad justa.':
    'Services, figures, team and a first meeting that is easy to ask for, with just enough gravity.',
  'Tienda de cerámica': 'Ceramics shop',
  'Un escaparate con tus piezas y sus precios, lo que te hace distinto y el aviso de novedades.':
    'A window with your pieces and their prices, what makes you different and the news by email.',
  'Lanzamiento de un curso': 'Course launch',
  'Portada, cuenta atrás, precios y dudas: todo lo que necesita un lanzamiento con fecha.':
    'Hero, countdown, prices and questions: all that a launch with a date needs.',
  'Cuaderno de viajes': 'Travel journal',
  'La entrada más reciente en grande, las anteriores en tarjetas y el alta en tu boletín.':
    'The latest entry in large, the earlier ones as cards and the sign-up for your newsletter.',
  'Estudio creativo': 'Creative studio',
  'Bloques de color, letra enorme y carácter: para estudios que quieren que se les note.':
    'Blocks of colour, huge type and character: for studios that want to be noticed.',
  'Portafolio de diseño': 'Design portfolio',
  'Tus trabajos a lo grande sobre fondo oscuro, quién eres en dos frases y un formulario de encargo.':
    'Your work in large on a dark background, who you are in two sentences and a commission form.',
  webinar: 'webinar',
  landing: 'landing',
  vsl: 'vsl',
  captura: 'capture',
  presell: 'presell',
  upsell: 'upsell',
  agradecimiento: 'thank-you',
  quiz: 'quiz',
  ebook: 'ebook',
  portfolio: 'portfolio',
  blog: 'blog',
  ecommerce: 'ecommerce',
  corporate: 'corporate',
  creative: 'creative',
}
