import type { en } from './en.ts'

export const fr = {
  'Confirma tu correo': 'Confirmez votre e-mail',
  Ayuda: 'Aide',
  Avisos: 'Avis',
  Resultados: 'Résultats',
  Privacidad: 'Confidentialité',
  Contacto: 'Contact',
  Resumen: 'Résumé',
  Datos: 'Données',
  'Test con resultado': 'Test avec résultat',
  'Un test de ocho frases que se marca en dos minutos, con su resultado y el correo de quien responde.':
    'Un test de huit phrases à cocher en deux minutes, avec son résultat et l’e-mail de qui répond.',
  'Guía gratuita': 'Guide gratuit',
  'Ofrece una descarga útil a cambio del correo, con el formulario a la vista desde el principio.':
    'Offrez un téléchargement utile contre l’e-mail, avec le formulaire visible dès le début.',
  'Libro con primer capítulo': 'Livre avec premier chapitre',
  'Presenta tu libro con su portada, su índice y un fragmento, y regala el primer capítulo.':
    'Présentez votre livre avec sa couverture, son sommaire et un extrait, et offrez le premier chapitre.',
  'Artículo que prepara la venta': 'Article qui prépare la vente',
  'Una historia en primera persona, fácil de leer, que termina en un solo enlace a tu oferta.':
    'Une histoire à la première personne, facile à lire, qui se termine par un seul lien vers votre offre.',
  'Aplicación en línea': 'Application en ligne',
  'Explica un programa con una imagen clara, sus precios y sus dudas, y da de alta pruebas gratis.':
    'Expliquez un logiciel avec une image claire, ses prix et ses questions, et inscrivez des essais gratuits.',
  'Clase en directo': 'Cours en direct',
  'Anuncia un webinar, explica qué se aprende y llena las plazas con un registro de dos campos.':
    'Annoncez un webinaire, expliquez ce qu’on y apprend et remplissez les places avec un formulaire de deux champs.',
  'Servicios locales': 'Services locaux',
  'Presenta un negocio de tu zona, da confianza y consigue peticiones de presupuesto.':
    'Présentez une entreprise de votre quartier, inspirez confiance et obtenez des demandes de devis.',
  'Oferta tras la compra': 'Offre après l’achat',
  'Propón un complemento justo después del pedido, con un sí y un no igual de claros.':
    'Proposez un complément juste après la commande, avec un oui et un non aussi clairs l’un que l’autre.',
  'Jornada en línea': 'Journée en ligne',
  'Convoca un evento con fecha, programa por horas y ponentes, y reparte entradas gratuitas.':
    'Annoncez un événement avec date, programme heure par heure et intervenants, et distribuez des entrées gratuites.',
  'Producto estrella': 'Produit vedette',
  'Enseña un solo producto a lo grande, cuenta por qué es distinto y recoge reservas.':
    'Montrez un seul produit en grand, dites en quoi il est différent et recueillez des réservations.',
  'Gracias y siguientes pasos': 'Merci et prochaines étapes',
  'Confirma que todo ha ido bien, dice qué hacer ahora y aprovecha el mejor momento para seguir.':
    'Confirmez que tout s’est bien passé, dites que faire maintenant et profitez du meilleur moment pour continuer.',
  'Carta en vídeo': 'Lettre vidéo',
  'Un vídeo de venta en el centro, una sola llamada a la acción y una solicitud de plaza.':
    'Une vidéo de vente au centre, un seul appel à l’action et une demande de place.',
  'Descuento de bienvenida': 'Remise de bienvenue',
  'Una sola pantalla y un solo campo: el correo a cambio de un descuento en la primera compra.':
    'Un seul écran et un seul champ : l’e-mail contre une remise sur le premier achat.',
  'Asesoría de empresas': 'Cabinet de conseil',
  'Servicios, cifras, equipo y una primera reunión fácil de pedir, con la seriedad justa.':
    'Services, chiffres, équipe et un premier rendez-vous facile à demander, avec le sérieux qu’il faut.',
  'Tienda de cerámica': 'Boutique de céramique',
  'Un escaparate con tus piezas y sus precios, lo que te hace distinto y el aviso de novedades.':
    'Une vitrine avec vos pièces et leurs prix, ce qui vous distingue et l’annonce des nouveautés.',
  'Lanzamiento de un curso': 'Lancement d’un cours',
  'Portada, cuenta atrás, precios y dudas: todo lo que necesita un lanzamiento con fecha.':
    'Bannière, compte à rebours, prix et questions : tout ce qu’il faut à un lancement daté.',
  'Cuaderno de viajes': 'Carnet de voyages',
  'La entrada más reciente en grande, las anteriores en tarjetas y el alta en tu boletín.':
    'Le dernier article en grand, les précédents en cartes et l’inscription à votre lettre.',
  'Estudio creativo': 'Studio créatif',
  'Bloques de color, letra enorme y carácter: para estudios que quieren que se les note.':
    'Des blocs de couleur, des lettres énormes et du caractère : pour les studios qui veulent se faire remarquer.',
  'Portafolio de diseño': 'Portfolio de design',
  'Tus trabajos a lo grande sobre fondo oscuro, quién eres en dos frases y un formulario de encargo.':
    'Vos travaux en grand sur fond sombre, qui vous êtes en deux phrases et un formulaire de commande.',
  webinar: 'webinaire',
  landing: 'landing',
  vsl: 'vsl',
  captura: 'capture',
  presell: 'presell',
  upsell: 'upsell',
  agradecimiento: 'remerciement',
  quiz: 'quiz',
  ebook: 'ebook',
  portfolio: 'portfolio',
  blog: 'blog',
  ecommerce: 'e-commerce',
  corporate: 'entreprise',
  creative: 'créatif',
} satisfies Record<keyof typeof en, string>
