import type { en } from './en.ts'

export const de = {
  Instalación: 'Installation',
  'Correo, espacio ocupado, programas y versiones': 'E-Mail, Speicher, Programme und Versionen',
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
} satisfies Record<keyof typeof en, string>
