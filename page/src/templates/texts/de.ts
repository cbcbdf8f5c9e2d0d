import type { en } from './en.ts'

export const de = {
  'Confirma tu correo': 'Bestätigen Sie Ihre E-Mail-Adresse',
  Ayuda: 'Hilfe',
  Avisos: 'Hinweise',
  Resultados: 'Ergebnisse',
  Privacidad: 'Datenschutz',
  Contacto: 'Kontakt',
  Resumen: 'Überblick',
  Datos: 'Daten',
  'Test con resultado': 'Test mit Ergebnis',
  'Un test de ocho frases que se marca en dos minutos, con su resultado y el correo de quien responde.':
    'Ein Test mit acht Aussagen, in zwei Minuten angekreuzt, mit Ergebnis und E-Mail der Antwortenden.',
  'Guía gratuita': 'Kostenloser Ratgeber',
  'Ofrece una descarga útil a cambio del correo, con el formulario a la vista desde el principio.':
    'Bieten Sie einen nützlichen Download gegen die E-Mail-Adresse, mit dem Formular von Anfang an im Blick.',
  'Libro con primer capítulo': 'Buch mit erstem Kapitel',
  'Presenta tu libro con su portada, su índice y un fragmento, y regala el primer capítulo.':
    'Stellen Sie Ihr Buch mit Umschlag, Inhalt und Auszug vor und verschenken Sie das erste Kapitel.',
  'Artículo que prepara la venta': 'Artikel, der den Verkauf vorbereitet',
  'Una historia en primera persona, fácil de leer, que termina en un solo enlace a tu oferta.':
    'Eine leicht lesbare Geschichte in der Ich-Form, die mit einem einzigen Link zu Ihrem Angebot endet.',
  'Aplicación en línea': 'Online-Anwendung',
  'Explica un programa con una imagen clara, sus precios y sus dudas, y da de alta pruebas gratis.':
    'Erklären Sie ein Programm mit klarem Bild, Preisen und Fragen und gewinnen Sie kostenlose Tests.',
  'Clase en directo': 'Live-Kurs',
  'Anuncia un webinar, explica qué se aprende y llena las plazas con un registro de dos campos.':
    'Kündigen Sie ein Webinar an, erklären Sie, was man lernt, und füllen Sie die Plätze mit einem Formular aus zwei Feldern.',
  'Servicios locales': 'Dienste vor Ort',
  'Presenta un negocio de tu zona, da confianza y consigue peticiones de presupuesto.':
    'Stellen Sie ein Geschäft aus Ihrer Gegend vor, schaffen Sie Vertrauen und erhalten Sie Angebotsanfragen.',
  'Oferta tras la compra': 'Angebot nach dem Kauf',
  'Propón un complemento justo después del pedido, con un sí y un no igual de claros.':
    'Schlagen Sie gleich nach der Bestellung eine Ergänzung vor, mit gleich klarem Ja und Nein.',
  'Jornada en línea': 'Online-Tagung',
  'Convoca un evento con fecha, programa por horas y ponentes, y reparte entradas gratuitas.':
    'Laden Sie zu einer Veranstaltung mit Datum, Stundenprogramm und Vortragenden ein und verteilen Sie freie Karten.',
  'Producto estrella': 'Spitzenprodukt',
  'Enseña un solo producto a lo grande, cuenta por qué es distinto y recoge reservas.':
    'Zeigen Sie ein einziges Produkt ganz groß, sagen Sie, warum es anders ist, und sammeln Sie Reservierungen.',
  'Gracias y siguientes pasos': 'Danke und nächste Schritte',
  'Confirma que todo ha ido bien, dice qué hacer ahora y aprovecha el mejor momento para seguir.':
    'Bestätigen Sie, dass alles geklappt hat, sagen Sie, was jetzt zu tun ist, und nutzen Sie den besten Moment.',
  'Carta en vídeo': 'Videobrief',
  'Un vídeo de venta en el centro, una sola llamada a la acción y una solicitud de plaza.':
    'Ein Verkaufsvideo in der Mitte, eine einzige Handlungsaufforderung und eine Platzanfrage.',
  'Descuento de bienvenida': 'Willkommensrabatt',
  'Una sola pantalla y un solo campo: el correo a cambio de un descuento en la primera compra.':
    'Ein Bildschirm und ein Feld: die E-Mail-Adresse gegen einen Rabatt auf den ersten Kauf.',
  'Asesoría de empresas': 'Unternehmensberatung',
  'Servicios, cifras, equipo y una primera reunión fácil de pedir, con la seriedad justa.':
    'Leistungen, Kennzahlen, Team und ein leicht anzufragendes erstes Treffen, mit dem rechten Maß an Ernst.',
  'Tienda de cerámica': 'Keramikladen',
  'Un escaparate con tus piezas y sus precios, lo que te hace distinto y el aviso de novedades.':
    'Ein Schaufenster mit Ihren Stücken und Preisen, dem, was Sie auszeichnet, und Neuigkeiten.',
  'Lanzamiento de un curso': 'Kursstart',
  'Portada, cuenta atrás, precios y dudas: todo lo que necesita un lanzamiento con fecha.':
    'Titelbereich, Countdown, Preise und Fragen: alles, was ein Start mit Termin braucht.',
  'Cuaderno de viajes': 'Reisetagebuch',
  'La entrada más reciente en grande, las anteriores en tarjetas y el alta en tu boletín.':
    'Der neueste Beitrag groß, die früheren als Karten und die Anmeldung zu Ihrem Newsletter.',
  'Estudio creativo': 'Kreativstudio',
  'Bloques de color, letra enorme y carácter: para estudios que quieren que se les note.':
    'Farbblöcke, riesige Schrift und Charakter: für Studios, die auffallen wollen.',
  'Portafolio de diseño': 'Design-Portfolio',
  'Tus trabajos a lo grande sobre fondo oscuro, quién eres en dos frases y un formulario de encargo.':
    'Ihre Arbeiten groß auf dunklem Grund, wer Sie sind in zwei Sätzen und ein Auftragsformular.',
  webinar: 'Webinar',
  landing: 'Landingpage',
  vsl: 'VSL',
  captura: 'Kontaktgewinnung',
  presell: 'Presell',
  upsell: 'Upsell',
  agradecimiento: 'Danke',
  quiz: 'Quiz',
  ebook: 'E-Book',
  portfolio: 'Portfolio',
  blog: 'Blog',
  ecommerce: 'E-Commerce',
  corporate: 'Unternehmen',
  creative: 'Kreativ',
} satisfies Record<keyof typeof en, string>
