export const en = {
  Sitio: 'Site',
  'Dominios, portada, redirecciones y páginas legales': 'Domains, home page, redirects and legal pages',
  'Dominio confirmado': 'Domain confirmed',
  'Para demostrar que {{host}} es tuyo, crea este registro de tipo TXT donde gestiones el dominio. Además, apunta el dominio a este servidor.':
    'To prove that {{host}} is yours, create this TXT record where you manage the domain. Also point the domain to this server.',
  'Nombre del registro TXT': 'Name of the TXT record',
  'Valor del registro TXT': 'Value of the TXT record',
  'Comprobar ahora': 'Check now',
  'Confirmar sin DNS': 'Confirm without DNS',
  Dominio: 'Domain',
  'Sin dominio propio, las páginas están en {{url}}.':
    'Without a domain of its own, the pages are at {{url}}.',
  'Las páginas están en {{url}}.': 'The pages are at {{url}}.',
  'Dominio guardado': 'Domain saved',
  'Falta confirmar el dominio': 'The domain still has to be confirmed',
  'Vacío: sin dominio propio.': 'Empty: no domain of its own.',
  'Guardar dominio': 'Save domain',
  'Escribe un dominio como tienda.es o www.tienda.es.': 'Type a domain such as shop.com or www.shop.com.',
  'Escribe el dominio sin eñes ni tildes: {{suggestion}}.':
    'Type the domain without accents or special letters: {{suggestion}}.',
  'Escribe solo el dominio, sin https:// ni lo que va detrás: {{suggestion}}.':
    'Type the domain alone, without https:// or what follows: {{suggestion}}.',
  'Una dirección IP no vale: hace falta un dominio.': 'An IP address will not do: a domain is needed.',
  'Escribe el dominio sin el puerto: {{suggestion}}.': 'Type the domain without the port: {{suggestion}}.',
  'Escribe el dominio sin el punto del final: {{suggestion}}.':
    'Type the domain without the dot at the end: {{suggestion}}.',
  'Ese nombre solo existe en una red privada: hace falta un dominio público.':
    'That name exists in a private network only: a public domain is needed.',
  'Ese dominio es el de este panel. Usa otro para el sitio.':
    'That domain is this dashboard’s own. Use another one for the site.',
  'Ese dominio ya lo usa otro sitio de esta instalación.':
    'Another site of this installation uses that domain already.',
  'Un espacio puede tener {{most}} sitios como mucho.': 'A workspace can have {{most}} sites at most.',
  'Todavía no encontramos el registro. Un cambio en el DNS puede tardar desde unos minutos hasta un día: vuelve a comprobarlo más tarde.':
    'We cannot find the record yet. A change of DNS may take from a few minutes up to a day: check again later.',
  'Hay un registro con ese nombre, pero su valor es otro. Copia el valor de aquí tal cual, sin espacios ni comillas.':
    'There is a record of that name, but its value is another. Copy the value from here as it is, without spaces or quotes.',
  'Los servidores DNS no han respondido. No es cosa tuya: vuelve a intentarlo dentro de un momento.':
    'The DNS servers have not answered. It is nothing you did: try again in a moment.',
  'Nuevo sitio': 'New site',
  'Un sitio reúne páginas bajo un mismo dominio, con su marca y sus textos legales.':
    'A site gathers pages under one domain, with its brand and its legal texts.',
  'Por ejemplo, tienda.es. Puedes dejarlo vacío y ponerlo más tarde.':
    'For example, shop.com. You can leave it empty and set it later.',
  'Se van sus ajustes y sus redirecciones. No se puede deshacer.':
    'Its settings and its redirects go. This cannot be undone.',
  '{{host}} deja de mostrar páginas, y se van sus ajustes y sus redirecciones. No se puede deshacer.':
    '{{host}} stops showing pages, and its settings and redirects go. This cannot be undone.',
  'Eliminar sitio': 'Delete site',
  'Sus páginas ({{count}})': 'Its pages ({{count}})',
  'A la papelera, por 30 días': 'Into the bin, for 30 days',
  'A «{{name}}»': 'To “{{name}}”',
  'Este sitio no tiene páginas todavía. Llévalas aquí con «Mover», en el menú de cada página.':
    'This site has no pages yet. Bring them here with “Move”, in the menu of each page.',
  'Editar {{name}}': 'Edit {{name}}',
  'Este sitio no está': 'This site is not here',
  'No se ha podido cargar el sitio': 'The site could not be loaded',
  'Volver a los sitios': 'Back to the sites',
  Redirecciones: 'Redirects',
  'Cuando cambias la dirección de una página, quien tenga la de antes llega a la nueva.':
    'When you change the address of a page, whoever has the old one is led to the new one.',
  Legal: 'Legal',
  'Cada sitio reúne páginas bajo un dominio, con su portada, su marca y sus textos legales.':
    'Each site gathers pages under a domain, with its home page, its brand and its legal texts.',
  'No se han podido cargar los sitios': 'The sites could not be loaded',
  'El de siempre': 'Default',
  'Dominio sin confirmar': 'Domain not confirmed',
  'Esa dirección ya la tiene una página o una redirección.': 'A page or a redirect has that address already.',
  'Quien siga esa redirección volvería a la misma dirección.':
    'Whoever follows that redirect would come back to the same address.',
  'Escribe dos direcciones: la de antes, como /antes, y a dónde lleva, como /nueva o https://…':
    'Type two addresses: the old one, such as /old, and where it leads, such as /new or https://…',
  'Escribe las dos direcciones.': 'Type both addresses.',
  Desde: 'From',
  Hasta: 'To',
  'Añadir redirección': 'Add redirect',
  'Todavía no hay ninguna redirección.': 'There are no redirects yet.',
  'lleva a': 'leads to',
  Automática: 'Automatic',
  'Quitar la redirección de {{from}}': 'Remove the redirect of {{from}}',
  Menú: 'Menu',
  'Texto de la entrada {{number}}': 'Text of entry {{number}}',
  'Destino de la entrada {{number}}': 'Target of entry {{number}}',
  'Otra dirección': 'Another address',
  'Dirección de la entrada {{number}}': 'Address of entry {{number}}',
  'Subir la entrada {{number}}': 'Move entry {{number}} up',
  'Quitar la entrada {{number}}': 'Remove entry {{number}}',
  Inicio: 'Home',
  'Añadir al menú': 'Add to the menu',
  'Ajustes del sitio guardados': 'Site settings saved',
  'Ajustes del sitio': 'Site settings',
  Portada: 'Home page',
  'Lo que se ve en la raíz del dominio.': 'What is seen at the root of the domain.',
  'La primera página publicada': 'The first published page',
  'Página de error 404': '404 page',
  'Lo que se ve donde no hay nada.': 'What is seen where there is nothing.',
  'Una página sencilla': 'A plain page',
  'El de las páginas que no dicen otro.': 'That of the pages that name no other.',
  Icono: 'Icon',
  'Una de tus imágenes, mejor cuadrada.': 'One of your pictures, best a square one.',
  'Sin icono': 'No icon',
  'Buscadores y seguridad': 'Search engines and security',
  'Código de verificación de {{service}}': 'Verification code of {{service}}',
  'Correo para avisos de seguridad': 'Email for security notices',
  'Lo publica /.well-known/security.txt; vacío, no existe.':
    '/.well-known/security.txt publishes it; empty, there is none.',
  'Guardar ajustes': 'Save settings',
  'Aviso legal': 'Legal notice',
  'Política de privacidad': 'Privacy policy',
  'Política de cookies': 'Cookie policy',
  'Aviso legal, privacidad y cookies para España, hechos con los datos legales del espacio. Son modelos: pide a un abogado que los revise.':
    'Legal notice, privacy and cookies for Spain, made of the workspace’s legal data. They are models: ask a lawyer to review them.',
  'Sin crear': 'Not created',
  'Crear páginas legales': 'Create legal pages',
  'Faltan datos legales del espacio: nombre, NIF, domicilio o correo.':
    'Legal data of the workspace is missing: name, tax number, address or email.',
  'Rellenarlos en la configuración': 'Fill them in in the settings',
  'Páginas legales publicadas': 'Legal pages published',
  'Republicar todo lo que cambió': 'Publish all that changed again',
  'De cada página se publica lo último que se guardó, con la marca y el menú de ahora y sin pasar la revisión. Cada una se puede deshacer en «Versiones», «Publicaciones».':
    'Of each page, what was saved last is published, in the current brand and menu and without going through the check. Each can be undone in “Versions”, “Publications”.',
  Republicar: 'Publish again',
  'Marca anterior': 'Earlier brand',
  'Menú anterior': 'Earlier menu',
  'Ruta anterior': 'Earlier trail',
  'Publicando: {{done}} de {{total}}…': 'Publishing: {{done}} of {{total}}…',
  'Publicadas que ya no son como están guardadas: {{n}}.':
    'Published pages that are no longer as they are saved: {{n}}.',
  'No se han podido publicar: {{names}}. Ábrelas y publícalas una a una.':
    'These could not be published: {{names}}. Open them and publish them one by one.',
  'No encontramos el registro DNS que demuestra que {{host}} es tuyo. Vuelve a crearlo: si no, el {{when}} el dominio dejará de responder y las páginas volverán a /p/.':
    'We cannot find the DNS record that proves that {{host}} is yours. Create it again: otherwise the domain will stop answering on {{when}} and the pages will go back to /p/.',
}
