import type { en } from './en.ts'

export const fr = {
  Instalación: 'Installation',
  'Correo, espacio ocupado, programas y versiones': 'E-mail, stockage, programmes et versions',
  'servidor version almacenamiento': 'serveur version stockage',
  'No se ha podido cargar la instalación': 'L’installation n’a pas pu être chargée',
  'Espacio ocupado': 'Espace utilisé',
  Cuentas: 'Comptes',
  'Personas con cuenta: {{number}}.': 'Personnes avec un compte : {{number}}.',
  'Ver las cuentas': 'Voir les comptes',
  'Acerca de': 'À propos',
  'Base de datos': 'Base de données',
  Archivos: 'Fichiers',
  'En disco': 'Sur disque',
  Dirección: 'Adresse',
  Programas: 'Programmes',
  'No está instalado': 'Non installé',
  'Para instalar lo que falta:': 'Pour installer ce qui manque :',
  'Abrir el descargador': 'Ouvrir le téléchargeur',
  'Esta instalación no tiene servidor de correo. Ponlo en el ajuste SMTP_URL.':
    'Cette installation n’a pas de serveur d’e-mail. Indiquez-le dans SMTP_URL.',
  'El servidor de correo no lo ha aceptado: {{reason}}':
    'Le serveur d’e-mail ne l’a pas accepté : {{reason}}',
  'Enviado a {{email}}. Mira si ha llegado.': 'Envoyé à {{email}}. Vérifiez s’il est arrivé.',
  Correo: 'E-mail',
  'Los correos salen como {{from}}.': 'Les e-mails partent en tant que {{from}}.',
  'No hay servidor de correo: los mensajes se quedan en la carpeta outbox de los datos.':
    'Il n’y a pas de serveur d’e-mail : les messages restent dans le dossier outbox des données.',
  'Enviarme un correo de prueba': 'M’envoyer un e-mail de test',
  Páginas: 'Pages',
  Imágenes: 'Images',
  Vídeos: 'Vidéos',
} satisfies Record<keyof typeof en, string>
