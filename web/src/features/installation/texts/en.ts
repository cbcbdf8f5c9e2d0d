export const en = {
  'Límites de cada espacio': 'Limits of each workspace',
  Publicaciones: 'Publications',
  Leads: 'Leads',
  'Tareas largas': 'Long tasks',
  'Sin límite': 'No limit',
  '{{most}} al día': '{{most}} a day',
  'Se cambian en los ajustes WORKSPACE_… del servidor.':
    'They are changed in the server’s WORKSPACE_… settings.',
  Instalación: 'Installation',
  'Estado, correo, espacio ocupado, programas y versiones': 'Status, mail, storage, programs and versions',
  Estado: 'Status',
  'En el servidor, esta orden mira todo lo demás:': 'On the server, this command looks at everything else:',
  'Tareas en segundo plano: {{running}} en marcha, {{waiting}} en espera.':
    'Background tasks: {{running}} running, {{waiting}} waiting.',
  'Actividad, notificaciones y webhooks: al día.': 'Activity, notifications and webhooks: up to date.',
  'Los avisos se retrasan: el primero lleva {{minutes}} min esperando.':
    'Notices are late: the first has been waiting for {{minutes}} min.',
  'Mira el registro del servidor y reinícialo.': 'Look at the server’s log and restart it.',
  'Disco: quedan {{free}} de {{size}}.': 'Disk: {{free}} left of {{size}}.',
  'Haz sitio en el disco: sin él no se guarda nada, ni los leads.':
    'Make room on the disk: without it nothing is saved, not even leads.',
  'Correo: hay servidor. Pruébalo aquí abajo.': 'Mail: there is a server. Try it below.',
  'Correo: no hay servidor, y nadie recibe los mensajes.':
    'Mail: there is no server, and nobody gets the messages.',
  'Pon el tuyo en el ajuste SMTP_URL y reinicia.': 'Set yours in SMTP_URL and restart.',
  'Tareas «{{kind}}» que han fallado: {{times}}. La última: {{reason}}':
    'Tasks “{{kind}}” that failed: {{times}}. The last one: {{reason}}',
  'Corrige la causa; estas ya no se repiten.': 'Correct the cause; these are not tried again.',
  'Tareas «{{kind}}» que aún no salen: {{times}}. La última: {{reason}}':
    'Tasks “{{kind}}” that do not succeed yet: {{times}}. The last one: {{reason}}',
  'Se repiten solas. Si sigue igual, corrige la causa.':
    'They are tried again by themselves. If nothing changes, correct the cause.',
  'servidor version almacenamiento': 'server version storage',
  'No se ha podido cargar la instalación': 'The installation could not be loaded',
  'Espacio ocupado': 'Storage used',
  Cuentas: 'Accounts',
  'Personas con cuenta: {{number}}.': 'People with an account: {{number}}.',
  'Ver las cuentas': 'See the accounts',
  'Acerca de': 'About',
  'Base de datos': 'Database',
  Archivos: 'Files',
  'En disco': 'On disk',
  Dirección: 'Address',
  Programas: 'Programs',
  'No está instalado': 'Not installed',
  'Para instalar lo que falta:': 'To install what is missing:',
  'Abrir el descargador': 'Open the downloader',
  'Esta instalación no tiene servidor de correo. Ponlo en el ajuste SMTP_URL.':
    'This installation has no mail server. Set it in SMTP_URL.',
  'El servidor de correo no lo ha aceptado: {{reason}}': 'The mail server did not accept it: {{reason}}',
  'Enviado a {{email}}. Mira si ha llegado.': 'Sent to {{email}}. Check whether it has arrived.',
  Correo: 'Mail',
  'Los correos salen como {{from}}.': 'Mails go out as {{from}}.',
  'No hay servidor de correo: los mensajes se quedan en la carpeta outbox de los datos.':
    'There is no mail server: messages stay in the outbox folder of the data.',
  'Enviarme un correo de prueba': 'Send me a test mail',
  Páginas: 'Pages',
  Imágenes: 'Images',
  Vídeos: 'Videos',
  'Réplica de lectura: al día.': 'Read replica: up to date.',
  'Mientras, las listas se leen de la base de datos principal.':
    'Meanwhile, lists are read from the main database.',
  'La réplica de lectura se retrasa.': 'The read replica is falling behind.',
  'Revisa su máquina y la red entre las dos.': 'Check its machine and the network between the two.',
  'La réplica de lectura no responde.': 'The read replica does not answer.',
  'Revisa el ajuste DATABASE_READ_URL, y que esté en marcha.':
    'Check the DATABASE_READ_URL setting, and that it is running.',
  'DATABASE_READ_URL no es una réplica de esta base de datos.':
    'DATABASE_READ_URL is not a replica of this database.',
  'Pon la de una réplica de PostgreSQL, o quita el ajuste.':
    'Use that of a PostgreSQL replica, or remove the setting.',
  'Archivos de leads': 'Lead files',
  'Archivos de tareas y proyectos': 'Task and project files',
}
