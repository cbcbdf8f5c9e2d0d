import type { en } from './en.ts'

export const de = {
  'Notificaciones: {{number}} sin leer': 'Benachrichtigungen: {{number}} ungelesen',
  Ayer: 'Gestern',
  'Marcar todas como leídas': 'Alle als gelesen markieren',
  'No tienes notificaciones.': 'Sie haben keine Benachrichtigungen.',
  'sin leer': 'ungelesen',
  'Lo que ha pasado en tu espacio de trabajo y te interesa saber.':
    'Was in Ihrem Arbeitsbereich geschehen ist und Sie wissen sollten.',
  'No se han podido cargar las notificaciones': 'Die Benachrichtigungen konnten nicht geladen werden',
  'No tienes notificaciones': 'Sie haben keine Benachrichtigungen',
  'Aquí verás los leads que llegan y las páginas que publica tu equipo.':
    'Hier sehen Sie eingehende Leads und die Seiten, die Ihr Team veröffentlicht.',
  'Tu página de ejemplo está lista': 'Ihre Beispielseite ist fertig',
  'Ábrela en el constructor, cámbiala a tu gusto y publícala.':
    'Öffnen Sie sie im Baukasten, passen Sie sie an und veröffentlichen Sie sie.',
  'Aligera tus fotos antes de publicarlas': 'Verkleinern Sie Ihre Fotos vor dem Veröffentlichen',
  'El optimizador de imágenes trabaja en tu navegador: no se sube nada.':
    'Der Bildoptimierer arbeitet in Ihrem Browser: Es wird nichts hochgeladen.',
  'Protege tu cuenta': 'Schützen Sie Ihr Konto',
  'Activa la verificación en dos pasos o añade una llave de acceso.':
    'Schalten Sie die Bestätigung in zwei Schritten ein oder fügen Sie einen Passkey hinzu.',
  'Nuevo lead en {{page}}': 'Neuer Lead auf {{page}}',
  'Alguien ha rellenado el formulario de esta página.': 'Jemand hat das Formular dieser Seite ausgefüllt.',
  '{{number}} leads nuevos en {{page}}': '{{number}} neue Leads auf {{page}}',
  'Varias personas han rellenado el formulario de esta página.':
    'Mehrere Personen haben das Formular dieser Seite ausgefüllt.',
  'Se ha publicado {{page}}': '{{page}} wurde veröffentlicht',
  'Lo ha hecho otra persona de tu espacio de trabajo.':
    'Das hat jemand anderes aus Ihrem Arbeitsbereich getan.',
  'Han compartido contigo {{project}}': '{{project}} wurde mit dir geteilt',
  'Ya puedes ver sus páginas y cómo va.': 'Du kannst jetzt seine Seiten sehen und wie es vorangeht.',
  'Te piden que revises {{page}}': 'Du sollst {{page}} durchsehen',
  'Coméntala, apruébala o pide cambios.': 'Kommentiere sie, gib sie frei oder wünsche Änderungen.',
  'Comentario nuevo en {{page}}': 'Neuer Kommentar zu {{page}}',
  '{{number}} comentarios nuevos en {{page}}': '{{number}} neue Kommentare zu {{page}}',
  'Está en la revisión de la página.': 'Er steht in der Durchsicht der Seite.',
  '{{page}} está aprobada': '{{page}} ist freigegeben',
  'La versión que enseñaste se puede publicar.': 'Die gezeigte Version kann veröffentlicht werden.',
  'Piden cambios en {{page}}': 'Änderungen an {{page}} sind gewünscht',
  'Los comentarios están en la revisión.': 'Die Kommentare stehen in der Durchsicht.',
  'Ya puedes ver sus páginas.': 'Sie können jetzt die Seiten sehen.',
  'Ya puedes ver la página.': 'Sie können die Seite jetzt sehen.',
  'El webhook de {{host}} está en pausa': 'Der Webhook von {{host}} ist pausiert',
  'Lleva tres días sin contestar bien. Revísalo y reanúdalo cuando funcione.':
    'Er antwortet seit drei Tagen nicht richtig. Prüfen Sie ihn und setzen Sie ihn fort, wenn er funktioniert.',
  'Te nombran en una nota de {{lead}}': 'Sie werden in einer Notiz zu {{lead}} genannt',
  'Te nombran en {{number}} notas de {{lead}}': 'Sie werden in {{number}} Notizen zu {{lead}} genannt',
  'Lee lo que te piden en la historia del lead.': 'Lesen Sie im Verlauf des Leads, worum es geht.',
  'Te mencionan en «{{task}}»': 'Sie werden in „{{task}}“ erwähnt',
  'Está en los comentarios de la tarea.': 'Es steht in den Kommentaren der Aufgabe.',
  'Ya puedes empezar «{{task}}»': 'Sie können mit „{{task}}“ beginnen',
  'Lo que esperaba está hecho.': 'Worauf sie wartete, ist erledigt.',
  'No encontramos el registro DNS de {{host}}': 'Der DNS-Eintrag von {{host}} ist nicht zu finden',
  'Vuelve a crearlo antes de catorce días, o el dominio dejará de responder.':
    'Legen Sie ihn binnen vierzehn Tagen neu an, sonst antwortet die Domain nicht mehr.',
  '{{host}} ya no responde': '{{host}} antwortet nicht mehr',
  'Sus páginas están otra vez en /p/. Crea el registro DNS y compruébalo para recuperarlo.':
    'Ihre Seiten stehen wieder unter /p/. Legen Sie den DNS-Eintrag an und prüfen Sie ihn, um die Domain zurückzubekommen.',
  'Un lead antiguo se irá dentro de una semana': 'Ein alter Lead geht in einer Woche',
  '{{number}} leads antiguos se irán dentro de una semana': '{{number}} alte Leads gehen in einer Woche',
  'Así lo dice la conservación de leads de tu espacio, en Configuración.':
    'So steht es in der Aufbewahrung der Leads Ihres Arbeitsbereichs, in den Einstellungen.',
  'No se ha podido publicar {{name}}': '{{name}} konnte nicht veröffentlicht werden',
  '{{number}} veces no se ha podido publicar {{name}}':
    '{{name}} konnte {{number}} Mal nicht veröffentlicht werden',
  'Es una publicación que se repite. En el generador SEO se dice por qué.':
    'Es ist eine wiederkehrende Veröffentlichung. Der SEO-Generator sagt, warum.',
} satisfies Record<keyof typeof en, string>
