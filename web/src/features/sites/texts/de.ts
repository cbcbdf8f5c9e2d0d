export const de = {
  Sitio: 'Website',
  'Dominios, portada, redirecciones y páginas legales':
    'Domains, Startseite, Weiterleitungen und Rechtstexte',
  'Dominio confirmado': 'Domain bestätigt',
  'Para demostrar que {{host}} es tuyo, crea este registro de tipo TXT donde gestiones el dominio. Además, apunta el dominio a este servidor.':
    'Um zu zeigen, dass {{host}} dir gehört, lege diesen TXT-Eintrag dort an, wo du die Domain verwaltest. Richte die Domain außerdem auf diesen Server.',
  'Nombre del registro TXT': 'Name des TXT-Eintrags',
  'Valor del registro TXT': 'Wert des TXT-Eintrags',
  'Comprobar ahora': 'Jetzt prüfen',
  'Confirmar sin DNS': 'Ohne DNS bestätigen',
  Dominio: 'Domain',
  'Sin dominio propio, las páginas están en {{url}}.': 'Ohne eigene Domain stehen die Seiten unter {{url}}.',
  'Las páginas están en {{url}}.': 'Die Seiten stehen unter {{url}}.',
  'Dominio guardado': 'Domain gespeichert',
  'Falta confirmar el dominio': 'Die Domain muss noch bestätigt werden',
  'Vacío: sin dominio propio.': 'Leer: keine eigene Domain.',
  'Guardar dominio': 'Domain speichern',
  'Escribe un dominio como tienda.es o www.tienda.es.': 'Gib eine Domain wie laden.de oder www.laden.de ein.',
  'Escribe el dominio sin eñes ni tildes: {{suggestion}}.':
    'Gib die Domain ohne Umlaute und Sonderzeichen ein: {{suggestion}}.',
  'Escribe solo el dominio, sin https:// ni lo que va detrás: {{suggestion}}.':
    'Gib nur die Domain ein, ohne https:// und ohne das, was folgt: {{suggestion}}.',
  'Una dirección IP no vale: hace falta un dominio.': 'Eine IP-Adresse geht nicht: Es muss eine Domain sein.',
  'Escribe el dominio sin el puerto: {{suggestion}}.': 'Gib die Domain ohne den Port ein: {{suggestion}}.',
  'Escribe el dominio sin el punto del final: {{suggestion}}.':
    'Gib die Domain ohne den Punkt am Ende ein: {{suggestion}}.',
  'Ese nombre solo existe en una red privada: hace falta un dominio público.':
    'Diesen Namen gibt es nur in einem privaten Netz: Es muss eine öffentliche Domain sein.',
  'Ese dominio es el de este panel. Usa otro para el sitio.':
    'Diese Domain gehört diesem Dashboard. Nimm eine andere für die Website.',
  'Ese dominio ya lo usa otro sitio de esta instalación.':
    'Eine andere Website dieser Installation benutzt diese Domain schon.',
  'Un espacio puede tener {{most}} sitios como mucho.':
    'Ein Arbeitsbereich kann höchstens {{most}} Websites haben.',
  'Todavía no encontramos el registro. Un cambio en el DNS puede tardar desde unos minutos hasta un día: vuelve a comprobarlo más tarde.':
    'Wir finden den Eintrag noch nicht. Eine Änderung im DNS kann wenige Minuten bis einen Tag dauern: Prüfe es später noch einmal.',
  'Hay un registro con ese nombre, pero su valor es otro. Copia el valor de aquí tal cual, sin espacios ni comillas.':
    'Es gibt einen Eintrag mit diesem Namen, aber mit einem anderen Wert. Kopiere den Wert von hier, ohne Leerzeichen und Anführungszeichen.',
  'Los servidores DNS no han respondido. No es cosa tuya: vuelve a intentarlo dentro de un momento.':
    'Die DNS-Server haben nicht geantwortet. Das liegt nicht an dir: Versuche es gleich noch einmal.',
  'Nuevo sitio': 'Neue Website',
  'Un sitio reúne páginas bajo un mismo dominio, con su marca y sus textos legales.':
    'Eine Website fasst Seiten unter einer Domain zusammen, mit ihrer Marke und ihren Rechtstexten.',
  'Por ejemplo, tienda.es. Puedes dejarlo vacío y ponerlo más tarde.':
    'Zum Beispiel laden.de. Du kannst es leer lassen und später eintragen.',
  'Se van sus ajustes y sus redirecciones. No se puede deshacer.':
    'Ihre Einstellungen und Weiterleitungen verschwinden. Das lässt sich nicht rückgängig machen.',
  '{{host}} deja de mostrar páginas, y se van sus ajustes y sus redirecciones. No se puede deshacer.':
    '{{host}} zeigt keine Seiten mehr, und Einstellungen und Weiterleitungen verschwinden. Das lässt sich nicht rückgängig machen.',
  'Eliminar sitio': 'Website löschen',
  'Sus páginas ({{count}})': 'Ihre Seiten ({{count}})',
  'A la papelera, por 30 días': 'In den Papierkorb, für 30 Tage',
  'A «{{name}}»': 'Nach „{{name}}“',
  'Este sitio no tiene páginas todavía. Llévalas aquí con «Mover», en el menú de cada página.':
    'Diese Website hat noch keine Seiten. Hole sie mit „Verschieben“ im Menü jeder Seite hierher.',
  'Editar {{name}}': '{{name}} bearbeiten',
  'Este sitio no está': 'Diese Website gibt es nicht',
  'No se ha podido cargar el sitio': 'Die Website konnte nicht geladen werden',
  'Volver a los sitios': 'Zurück zu den Websites',
  Redirecciones: 'Weiterleitungen',
  'Cuando cambias la dirección de una página, quien tenga la de antes llega a la nueva.':
    'Wenn du die Adresse einer Seite änderst, kommt mit der alten jeder zur neuen.',
  Legal: 'Rechtliches',
  'Cada sitio reúne páginas bajo un dominio, con su portada, su marca y sus textos legales.':
    'Jede Website fasst Seiten unter einer Domain zusammen, mit Startseite, Marke und Rechtstexten.',
  'No se han podido cargar los sitios': 'Die Websites konnten nicht geladen werden',
  'El de siempre': 'Standard',
  'Dominio sin confirmar': 'Domain nicht bestätigt',
  'Esa dirección ya la tiene una página o una redirección.':
    'Eine Seite oder eine Weiterleitung hat diese Adresse schon.',
  'Quien siga esa redirección volvería a la misma dirección.':
    'Wer dieser Weiterleitung folgt, käme zur selben Adresse zurück.',
  'Escribe dos direcciones: la de antes, como /antes, y a dónde lleva, como /nueva o https://…':
    'Gib zwei Adressen ein: die alte, wie /alt, und das Ziel, wie /neu oder https://…',
  'Escribe las dos direcciones.': 'Gib beide Adressen ein.',
  Desde: 'Von',
  Hasta: 'Nach',
  'Añadir redirección': 'Weiterleitung hinzufügen',
  'Todavía no hay ninguna redirección.': 'Es gibt noch keine Weiterleitung.',
  'lleva a': 'führt zu',
  Automática: 'Automatisch',
  'Quitar la redirección de {{from}}': 'Weiterleitung von {{from}} entfernen',
  Menú: 'Menü',
  'Texto de la entrada {{number}}': 'Text des Eintrags {{number}}',
  'Destino de la entrada {{number}}': 'Ziel des Eintrags {{number}}',
  'Otra dirección': 'Eine andere Adresse',
  'Dirección de la entrada {{number}}': 'Adresse des Eintrags {{number}}',
  'Subir la entrada {{number}}': 'Eintrag {{number}} nach oben',
  'Quitar la entrada {{number}}': 'Eintrag {{number}} entfernen',
  Inicio: 'Start',
  'Añadir al menú': 'Zum Menü hinzufügen',
  'Ajustes del sitio guardados': 'Einstellungen der Website gespeichert',
  'Ajustes del sitio': 'Einstellungen der Website',
  Portada: 'Startseite',
  'Lo que se ve en la raíz del dominio.': 'Was an der Wurzel der Domain zu sehen ist.',
  'La primera página publicada': 'Die erste veröffentlichte Seite',
  'Página de error 404': '404-Seite',
  'Lo que se ve donde no hay nada.': 'Was zu sehen ist, wo nichts steht.',
  'Una página sencilla': 'Eine schlichte Seite',
  'El de las páginas que no dicen otro.': 'Die der Seiten, die keine andere nennen.',
  Icono: 'Symbol',
  'Una de tus imágenes, mejor cuadrada.': 'Eines deiner Bilder, am besten quadratisch.',
  'Sin icono': 'Kein Symbol',
  'Buscadores y seguridad': 'Suchmaschinen und Sicherheit',
  'Código de verificación de {{service}}': 'Bestätigungscode von {{service}}',
  'Correo para avisos de seguridad': 'E-Mail für Sicherheitshinweise',
  'Lo publica /.well-known/security.txt; vacío, no existe.':
    '/.well-known/security.txt veröffentlicht sie; leer gibt es sie nicht.',
  'Guardar ajustes': 'Einstellungen speichern',
  'Aviso legal': 'Impressum',
  'Política de privacidad': 'Datenschutzerklärung',
  'Política de cookies': 'Cookie-Richtlinie',
  'Aviso legal, privacidad y cookies para España, hechos con los datos legales del espacio. Son modelos: pide a un abogado que los revise.':
    'Impressum, Datenschutz und Cookies für Spanien, aus den rechtlichen Angaben des Arbeitsbereichs. Es sind Muster: Lass sie von einer Anwältin oder einem Anwalt prüfen.',
  'Sin crear': 'Nicht angelegt',
  'Crear páginas legales': 'Rechtstexte anlegen',
  'Faltan datos legales del espacio: nombre, NIF, domicilio o correo.':
    'Es fehlen rechtliche Angaben des Arbeitsbereichs: Name, Steuernummer, Anschrift oder E-Mail.',
  'Rellenarlos en la configuración': 'In den Einstellungen ausfüllen',
  'Páginas legales publicadas': 'Rechtstexte veröffentlicht',
  'Republicar todo lo que cambió': 'Alles Geänderte neu veröffentlichen',
  'De cada página se publica lo último que se guardó, con la marca y el menú de ahora y sin pasar la revisión. Cada una se puede deshacer en «Versiones», «Publicaciones».':
    'Von jeder Seite wird veröffentlicht, was zuletzt gespeichert wurde, in der jetzigen Marke, mit dem jetzigen Menü und ohne Prüfung. Jede lässt sich unter „Versionen“, „Veröffentlichungen“ zurücknehmen.',
  Republicar: 'Neu veröffentlichen',
  'Marca anterior': 'Frühere Marke',
  'Menú anterior': 'Früheres Menü',
  'Ruta anterior': 'Früherer Pfad',
  'Publicando: {{done}} de {{total}}…': 'Wird veröffentlicht: {{done}} von {{total}} …',
  'Publicadas que ya no son como están guardadas: {{n}}.':
    'Veröffentlichte Seiten, die nicht mehr dem Gespeicherten entsprechen: {{n}}.',
  'No se han podido publicar: {{names}}. Ábrelas y publícalas una a una.':
    'Nicht veröffentlicht: {{names}}. Öffne sie und veröffentliche sie einzeln.',
  'No encontramos el registro DNS que demuestra que {{host}} es tuyo. Vuelve a crearlo: si no, el {{when}} el dominio dejará de responder y las páginas volverán a /p/.':
    'Der DNS-Eintrag, der zeigt, dass {{host}} dir gehört, ist nicht zu finden. Lege ihn neu an: Sonst antwortet die Domain ab {{when}} nicht mehr, und die Seiten stehen wieder unter /p/.',
}
