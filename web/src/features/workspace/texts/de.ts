import type { en } from './en.ts'

export const de = {
  'Escribe un nombre para el espacio de trabajo.': 'Geben Sie dem Arbeitsbereich einen Namen.',
  'Espacio de trabajo': 'Arbeitsbereich',
  'El nombre lo cambia quien es propietario o administra el espacio.':
    'Den Namen ändern Eigentümer oder Verwalter des Arbeitsbereichs.',
  'Nombre guardado': 'Name gespeichert',
  'Lo ven todas las personas de tu equipo.': 'Alle in Ihrem Team sehen ihn.',
  'El espacio de trabajo y tus ajustes': 'Der Arbeitsbereich und Ihre Einstellungen',
  Espacio: 'Arbeitsbereich',
  'Crear espacio': 'Arbeitsbereich erstellen',
  'Sus proyectos, sus páginas y su gente van aparte de los de tus otros espacios.':
    'Seine Projekte, Seiten und Leute sind getrennt von denen Ihrer anderen Arbeitsbereiche.',
  Crear: 'Erstellen',
  '¿Salir de «{{name}}»?': '„{{name}}“ verlassen?',
  Salir: 'Verlassen',
  '{{number}} sin leer': '{{number}} ungelesen',
  'Tus espacios': 'Ihre Arbeitsbereiche',
  'Salir de este espacio': 'Diesen Arbeitsbereich verlassen',
  'Cambiar de espacio': 'Arbeitsbereich wechseln',
  'Ahora estás en «{{name}}»': 'Sie sind jetzt in „{{name}}“',
  'Eliminar el espacio': 'Arbeitsbereich löschen',
  'Se borra para todas las personas, con todo lo que tiene. No se puede deshacer.':
    'Er wird für alle gelöscht, mit allem, was darin ist. Das lässt sich nicht rückgängig machen.',
  'El nombre que has escrito no es el del espacio.':
    'Der eingegebene Name ist nicht der des Arbeitsbereichs.',
  '¿Eliminar «{{name}}»?': '„{{name}}“ löschen?',
  'Se borran: proyectos {{projects}}, tareas {{tasks}}, páginas {{pages}} ({{publishedPages}} publicadas), sitios {{sites}}, símbolos {{symbols}}, eventos {{events}}, leads {{leads}}, imágenes {{pictures}}. Personas que dejan de entrar: {{people}}; sus cuentas siguen.':
    'Gelöscht werden: Projekte {{projects}}, Aufgaben {{tasks}}, Seiten {{pages}} ({{publishedPages}} veröffentlicht), Websites {{sites}}, Symbole {{symbols}}, Termine {{events}}, Leads {{leads}}, Bilder {{pictures}}. Personen, die nicht mehr hineinkommen: {{people}}; ihre Konten bleiben.',
  'Escribe el nombre del espacio para confirmar':
    'Geben Sie zur Bestätigung den Namen des Arbeitsbereichs ein',
  'Nadie más es propietario de este espacio. Pásalo a otra persona en la configuración, o elimínalo.':
    'Diesen Arbeitsbereich besitzt sonst niemand. Übergeben Sie ihn in den Einstellungen oder löschen Sie ihn.',
  'Dejas de ver sus proyectos y sus páginas. Para volver hace falta otra invitación.':
    'Sie sehen seine Projekte und Seiten nicht mehr. Für die Rückkehr braucht es eine neue Einladung.',
  'Tus tareas pendientes pasan a': 'Ihre offenen Aufgaben gehen an',
  Nadie: 'Niemand',
  'Hora e idioma': 'Zeit und Sprache',
  'Zona horaria': 'Zeitzone',
  'Con ella se cuentan los momentos en los correos y en las descargas.':
    'E-Mails und Downloads nennen Zeitpunkte danach.',
  'Idioma de los correos': 'Sprache der E-Mails',
  'El de las invitaciones y las revisiones que reciben tus clientes y tu equipo.':
    'Die der Einladungen und Prüfungen, die Ihre Kunden und Ihr Team erhalten.',
  'Guardar hora e idioma': 'Zeit und Sprache speichern',
  'Hora e idioma guardados': 'Zeit und Sprache gespeichert',
  'Datos legales de la agencia': 'Rechtliche Angaben der Agentur',
  'Con ellos se escriben el aviso legal y la política de privacidad de tus sitios.':
    'Impressum und Datenschutzerklärung Ihrer Websites werden damit geschrieben.',
  'Razón social': 'Firmenname',
  'NIF o número fiscal': 'Steuernummer',
  Dirección: 'Anschrift',
  'Correo de contacto': 'Kontakt-E-Mail',
  'Datos de registro': 'Registereintrag',
  'Guardar datos legales': 'Rechtliche Angaben speichern',
  'Datos legales guardados': 'Rechtliche Angaben gespeichert',
  Logotipo: 'Logo',
  'JPG, PNG o WebP, hasta {{size}}. Lo ven tus clientes y quien revisa tus páginas.':
    'JPG, PNG oder WebP, bis {{size}}. Ihre Kunden und alle, die Ihre Seiten prüfen, sehen es.',
  'Logotipo de {{name}}': 'Logo von {{name}}',
  'Subir logotipo': 'Logo hochladen',
  'Cambiar logotipo': 'Logo ändern',
  'Quitar logotipo': 'Logo entfernen',
  'Logotipo guardado': 'Logo gespeichert',
  'Logotipo quitado': 'Logo entfernt',
  'Este archivo no es una imagen JPG, PNG o WebP. Guárdalo en uno de esos formatos.':
    'Diese Datei ist kein JPG-, PNG- oder WebP-Bild. Speichern Sie sie in einem dieser Formate.',
  'El logotipo debe tener al menos {{pixels}} píxeles por lado.':
    'Das Logo muss mindestens {{pixels}} Pixel je Seite haben.',
  'El logotipo no debe pasar de {{pixels}} píxeles por lado.':
    'Das Logo darf {{pixels}} Pixel je Seite nicht überschreiten.',
  'Esta imagen no se puede leer. Prueba con otra copia.':
    'Dieses Bild ist nicht lesbar. Versuchen Sie eine andere Kopie.',
  'Pasar la propiedad': 'Eigentum übergeben',
  'Cuando haya otra persona en tu equipo, podrás darle el espacio.':
    'Sobald eine weitere Person im Team ist, können Sie ihr den Arbeitsbereich geben.',
  'La otra persona pasa a ser propietaria, y tú, a administrar. Solo ella puede devolvértelo.':
    'Die andere Person wird Eigentümer, Sie Administrator. Nur sie kann ihn zurückgeben.',
  'Nueva persona propietaria': 'Neuer Eigentümer',
  'Elige una persona': 'Wählen Sie eine Person',
  '¿Dar el espacio a {{name}}?': 'Arbeitsbereich an {{name}} geben?',
  'Desde ahora lo administras, pero ya no puedes nombrar propietarios ni eliminarlo.':
    'Ab jetzt verwalten Sie ihn, können aber keine Eigentümer mehr ernennen und ihn nicht löschen.',
  'El espacio es ahora de {{name}}. Tú lo administras.':
    'Der Arbeitsbereich gehört jetzt {{name}}. Sie verwalten ihn.',
  'No se han podido cargar los ajustes': 'Die Einstellungen konnten nicht geladen werden',
  'Tareas pendientes: {{number}}.': 'Offene Aufgaben: {{number}}.',
} satisfies Record<keyof typeof en, string>
