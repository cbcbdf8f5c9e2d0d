/** What the legal pages of a site that says whose it is are called in English, by their Spanish. */
export const legalEnglish: Readonly<Record<string, string>> = {
  'Aviso legal': 'Legal notice',
  'Quién está detrás de este sitio': 'Who is behind this site',
  'En cumplimiento del artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico, estos son los datos de quien responde de este sitio web:':
    'Under article 10 of Spanish Act 34/2002 on information society services and electronic commerce, these are the details of whoever is responsible for this website:',
  'Titular: {{sitio.titular}}.': 'Owner: {{sitio.titular}}.',
  'NIF: {{sitio.nif}}.': 'Tax number (NIF): {{sitio.nif}}.',
  'Domicilio: {{sitio.direccion}}.': 'Address: {{sitio.direccion}}.',
  'Correo electrónico: {{sitio.correo}}.': 'Email: {{sitio.correo}}.',
  'Condiciones de uso': 'Terms of use',
  'Al navegar por este sitio te comprometes a usarlo conforme a la ley y a este aviso, y a no dañarlo ni impedir que otras personas lo usen.':
    'By browsing this site you agree to use it in keeping with the law and this notice, and neither to damage it nor to keep other people from using it.',
  'Podemos cambiar los contenidos y este aviso en cualquier momento. Valen los que estén publicados cuando visitas el sitio.':
    'We may change the content and this notice at any time. Those published when you visit the site apply.',
  'Propiedad intelectual e industrial': 'Intellectual and industrial property',
  'Los textos, las imágenes, las marcas y el diseño son de {{sitio.titular}} o se usan con permiso de quien los creó. No pueden copiarse, distribuirse ni modificarse sin autorización por escrito, salvo lo que la ley permite.':
    'The texts, pictures, trade marks and design belong to {{sitio.titular}} or are used with permission of whoever created them. They may not be copied, distributed or changed without written consent, except as the law allows.',
  'Responsabilidad y enlaces': 'Liability and links',
  'Procuramos que la información sea correcta y esté al día, pero no podemos garantizar que no haya errores ni interrupciones del servicio.':
    'We try to keep the information correct and up to date, but cannot guarantee that there are no errors or interruptions of the service.',
  'Este sitio puede enlazar a otros que no controlamos y de cuyo contenido no respondemos. Si encuentras un enlace a algo ilícito, escríbenos y lo retiraremos.':
    'This site may link to others that we do not control and whose content we are not responsible for. If you find a link to something unlawful, write to us and we will remove it.',
  'Ley aplicable': 'Applicable law',
  'Este aviso se rige por la ley española. Si eres consumidor, puedes acudir a los juzgados de tu domicilio.':
    'This notice is governed by Spanish law. If you are a consumer, you may turn to the courts of your place of residence.',
  'Política de privacidad': 'Privacy policy',
  'Quién trata tus datos': 'Who processes your data',
  'Qué datos y para qué': 'Which data, and what for',
  'Tratamos los datos que escribes en los formularios de este sitio (por ejemplo tu nombre, tu correo, tu teléfono y tu mensaje) para responder a lo que pides y, si lo has aceptado, para enviarte información.':
    'We process the data that you enter in the forms of this site (such as your name, email, phone and message) to answer what you ask for and, if you have agreed, to send you information.',
  'Si no nos das los datos marcados como obligatorios, no podremos atender tu petición.':
    'Without the data marked as required we cannot deal with your request.',
  'Con qué base jurídica y cuánto tiempo': 'On which legal basis, and for how long',
  'La base es tu consentimiento (artículo 6.1.a del Reglamento (UE) 2016/679), que puedes retirar cuando quieras sin que afecte a lo anterior, o la aplicación de medidas previas a un contrato que nos pides (artículo 6.1.b).':
    'The basis is your consent (article 6(1)(a) of Regulation (EU) 2016/679), which you may withdraw at any time without affecting what was done before, or steps prior to a contract that you ask us for (article 6(1)(b)).',
  'Conservamos los datos mientras haga falta para atenderte y, después, bloqueados durante los plazos en los que la ley exige responder de ellos.':
    'We keep the data for as long as is needed to attend to you and, after that, blocked for the periods in which the law holds us answerable for them.',
  'A quién se comunican': 'Who receives them',
  'No cedemos tus datos a terceros, salvo obligación legal. Los proveedores que nos prestan servicios, como el alojamiento o el correo, los tratan por nuestra cuenta y con un contrato que los protege.':
    'We do not pass your data on to third parties unless the law requires it. Providers that work for us, such as hosting or email, process them on our behalf under a contract that protects them.',
  'No se hacen transferencias fuera del Espacio Económico Europeo ni se toman decisiones automatizadas sobre ti.':
    'No data is transferred outside the European Economic Area and no automated decisions are made about you.',
  'Tus derechos': 'Your rights',
  'Puedes pedir el acceso a tus datos, su rectificación o su supresión, oponerte a que los tratemos, pedir que se limite su uso o que se entreguen a otra entidad. Escribe a {{sitio.correo}} e indica qué derecho quieres ejercer.':
    'You may ask for access to your data, for their correction or deletion, object to our processing them, ask to limit their use or to have them handed to another entity. Write to {{sitio.correo}} and say which right you wish to exercise.',
  'Si crees que no hemos atendido bien tu petición, puedes reclamar ante la Agencia Española de Protección de Datos (www.aepd.es).':
    'If you think that we have not dealt properly with your request, you may complain to the Spanish Data Protection Agency (www.aepd.es).',
  'Política de cookies': 'Cookie policy',
  'Qué son las cookies': 'What cookies are',
  'Una cookie es un pequeño archivo que un sitio guarda en tu dispositivo para recordar algo de tu visita. El artículo 22.2 de la Ley 34/2002 pide tu consentimiento para las que no son necesarias.':
    'A cookie is a small file that a site keeps on your device to remember something about your visit. Article 22.2 of Spanish Act 34/2002 asks for your consent for those that are not necessary.',
  'Cuáles usa este sitio': 'Which ones this site uses',
  'Las páginas de este sitio no guardan cookies propias ni usan tecnologías parecidas para seguirte.':
    'The pages of this site keep no cookies of their own and use no similar technology to follow you.',
  'Si una página incluye un vídeo de YouTube o de Vimeo, es posible que esos servicios guarden las suyas cuando lo reproduces. Consulta sus políticas: policies.google.com/privacy y vimeo.com/privacy.':
    'If a page includes a video of YouTube or Vimeo, those services may keep theirs when you play it. See their policies: policies.google.com/privacy and vimeo.com/privacy.',
  'Cómo borrarlas o impedirlas': 'How to delete or block them',
  'Puedes ver, borrar y bloquear las cookies en los ajustes de privacidad de tu navegador.':
    'You can see, delete and block cookies in the privacy settings of your browser.',
  'Si tienes dudas, escribe a {{sitio.correo}}.': 'If you have questions, write to {{sitio.correo}}.',
  'Texto de modelo, hecho con los datos de la empresa. Un profesional del derecho tiene que revisarlo antes de que lo des por bueno; cuando lo haya hecho, borra este párrafo.':
    'Model text, made with the details of the business. A legal professional has to review it before it is taken as final; once that is done, delete this paragraph.',
}
