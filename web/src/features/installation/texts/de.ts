import type { en } from './en.ts'

export const de = {
  'Límites de cada espacio': 'Grenzen jedes Arbeitsbereichs',
  Publicaciones: 'Veröffentlichungen',
  Leads: 'Leads',
  'Tareas largas': 'Lange Aufgaben',
  'Sin límite': 'Ohne Grenze',
  '{{most}} al día': '{{most}} am Tag',
  'Se cambian en los ajustes WORKSPACE_… del servidor.':
    'Sie werden in den Einstellungen WORKSPACE_… des Servers geändert.',
  Instalación: 'Installation',
  'Estado, correo, espacio ocupado, programas y versiones':
    'Zustand, E-Mail, Speicher, Programme und Versionen',
  Estado: 'Zustand',
  'En el servidor, esta orden mira todo lo demás:': 'Auf dem Server prüft dieser Befehl alles Übrige:',
  'Tareas en segundo plano: {{running}} en marcha, {{waiting}} en espera.':
    'Hintergrundaufgaben: {{running}} laufen, {{waiting}} warten.',
  'Actividad, notificaciones y webhooks: al día.':
    'Aktivität, Hinweise und Webhooks: auf dem neuesten Stand.',
  'Los avisos se retrasan: el primero lleva {{minutes}} min esperando.':
    'Hinweise verspäten sich: Der erste wartet seit {{minutes}} Min.',
  'Mira el registro del servidor y reinícialo.':
    'Sehen Sie ins Protokoll des Servers und starten Sie ihn neu.',
  'Disco: quedan {{free}} de {{size}}.': 'Festplatte: {{free}} von {{size}} frei.',
  'Haz sitio en el disco: sin él no se guarda nada, ni los leads.':
    'Schaffen Sie Platz auf der Festplatte: Ohne ihn wird nichts gespeichert, auch keine Leads.',
  'Correo: hay servidor. Pruébalo aquí abajo.': 'E-Mail: Es gibt einen Server. Probieren Sie ihn unten aus.',
  'Correo: no hay servidor, y nadie recibe los mensajes.':
    'E-Mail: Es gibt keinen Server, und niemand bekommt die Nachrichten.',
  'Pon el tuyo en el ajuste SMTP_URL y reinicia.': 'Tragen Sie Ihren in SMTP_URL ein und starten Sie neu.',
  'Tareas «{{kind}}» que han fallado: {{times}}. La última: {{reason}}':
    'Fehlgeschlagene Aufgaben „{{kind}}“: {{times}}. Die letzte: {{reason}}',
  'Corrige la causa; estas ya no se repiten.': 'Beheben Sie die Ursache; diese werden nicht wiederholt.',
  'Tareas «{{kind}}» que aún no salen: {{times}}. La última: {{reason}}':
    'Aufgaben „{{kind}}“, die noch nicht gelingen: {{times}}. Die letzte: {{reason}}',
  'Se repiten solas. Si sigue igual, corrige la causa.':
    'Sie werden von selbst wiederholt. Ändert sich nichts, beheben Sie die Ursache.',
  'servidor version almacenamiento': 'server version speicher',
  'No se ha podido cargar la instalación': 'Die Installation konnte nicht geladen werden',
  'Espacio ocupado': 'Belegter Speicher',
  Cuentas: 'Konten',
  'Personas con cuenta: {{number}}.': 'Personen mit Konto: {{number}}.',
  'Ver las cuentas': 'Konten ansehen',
  'Acerca de': 'Über',
  'Base de datos': 'Datenbank',
  Archivos: 'Dateien',
  'En disco': 'Auf der Festplatte',
  Dirección: 'Adresse',
  Programas: 'Programme',
  'No está instalado': 'Nicht installiert',
  'Para instalar lo que falta:': 'Um Fehlendes zu installieren:',
  'Abrir el descargador': 'Downloader öffnen',
  'Esta instalación no tiene servidor de correo. Ponlo en el ajuste SMTP_URL.':
    'Diese Installation hat keinen Mailserver. Tragen Sie ihn in SMTP_URL ein.',
  'El servidor de correo no lo ha aceptado: {{reason}}':
    'Der Mailserver hat sie nicht angenommen: {{reason}}',
  'Enviado a {{email}}. Mira si ha llegado.': 'An {{email}} gesendet. Prüfen Sie, ob sie angekommen ist.',
  Correo: 'E-Mail',
  'Los correos salen como {{from}}.': 'E-Mails gehen als {{from}} hinaus.',
  'No hay servidor de correo: los mensajes se quedan en la carpeta outbox de los datos.':
    'Es gibt keinen Mailserver: Nachrichten bleiben im Ordner outbox der Daten.',
  'Enviarme un correo de prueba': 'Mir eine Test-E-Mail senden',
  Páginas: 'Seiten',
  Imágenes: 'Bilder',
  Vídeos: 'Videos',
  'Réplica de lectura: al día.': 'Lesereplik: auf dem neuesten Stand.',
  'Mientras, las listas se leen de la base de datos principal.':
    'Bis dahin werden Listen aus der Hauptdatenbank gelesen.',
  'La réplica de lectura se retrasa.': 'Die Lesereplik hinkt hinterher.',
  'Revisa su máquina y la red entre las dos.': 'Prüfe ihren Rechner und das Netz zwischen beiden.',
  'La réplica de lectura no responde.': 'Die Lesereplik antwortet nicht.',
  'Revisa el ajuste DATABASE_READ_URL, y que esté en marcha.':
    'Prüfe die Einstellung DATABASE_READ_URL und ob sie läuft.',
  'DATABASE_READ_URL no es una réplica de esta base de datos.':
    'DATABASE_READ_URL ist keine Replik dieser Datenbank.',
  'Pon la de una réplica de PostgreSQL, o quita el ajuste.':
    'Gib die einer PostgreSQL-Replik an oder entferne die Einstellung.',
  'Archivos de leads': 'Dateien von Leads',
  'Archivos de tareas y proyectos': 'Dateien von Aufgaben und Projekten',
} satisfies Record<keyof typeof en, string>
