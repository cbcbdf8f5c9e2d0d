export const en = {
  Webhooks: 'Webhooks',
  'Avisar a otros programas de cada lead': 'Tell other programs of every lead',
  'integraciones api zapier make n8n secreto firma': 'integrations api zapier make n8n secret signature',
  'Llega un lead': 'A lead comes in',
  'Un lead cambia': 'A lead changes',
  'Se volverá a intentar': 'Will be tried again',
  Entregado: 'Delivered',
  'No entregado': 'Not delivered',
  'Sin nada que enviar': 'Nothing to send',
  'La dirección lleva a una red privada: no se ha enviado nada.':
    'The address leads to a private network: nothing was sent.',
  'El servidor remite a otra dirección: pon aquí la definitiva.':
    'The server points to another address: enter the final one here.',
  'El servidor no ha contestado a tiempo.': 'The server did not answer in time.',
  'No se ha podido conectar con el servidor.': 'The server could not be reached.',
  'Escribe la dirección que recibe los avisos.': 'Enter the address that receives the messages.',
  'El espacio ya tiene {{most}} webhooks: quita antes el que no uses.':
    'The workspace already has {{most}} webhooks: first remove one you do not use.',
  Secreto: 'Secret',
  'Cópialo ahora: no se vuelve a mostrar. Con él comprueba tu programa que el aviso es nuestro.':
    'Copy it now: it is not shown again. With it your program checks that the message is ours.',
  Listo: 'Done',
  'Cambiar webhook': 'Change webhook',
  'Nuevo webhook': 'New webhook',
  'Cada aviso va firmado según Standard Webhooks, y se reintenta durante un día.':
    'Every message is signed as Standard Webhooks says, and retried for a day.',
  Dirección: 'Address',
  'La de tu programa o servicio: empieza por https://':
    'That of your program or service: it begins with https://',
  'Avisar cuando': 'Tell when',
  Guardar: 'Save',
  'Cambiar el secreto': 'Change the secret',
  'El de ahora sigue valiendo un día más, para que te dé tiempo a cambiarlo en tu programa.':
    'The present one stays good for another day, so that you have time to change it in your program.',
  'Crear otro secreto': 'Make another secret',
  'No se han podido cargar los envíos': 'What was sent could not be loaded',
  'Todavía no hay ningún webhook.': 'There are no webhooks yet.',
  'Todavía no se ha enviado nada. Aquí verás cada envío y su respuesta.':
    'Nothing has been sent yet. Here you will see each message and its answer.',
  'Próximo intento: {{moment}}': 'Next try: {{moment}}',
  '{{milliseconds}} ms': '{{milliseconds}} ms',
  'respuesta {{status}}': 'answer {{status}}',
  'El secreto anterior vale hasta el {{moment}}': 'The previous secret is good until {{moment}}',
  Envíos: 'Messages sent',
  Pausar: 'Pause',
  Reanudar: 'Resume',
  '¿Quitar este webhook?': 'Remove this webhook?',
  '{{address}} deja de recibir avisos, y lo enviado se olvida.':
    '{{address}} receives no more messages, and what was sent is forgotten.',
  'En pausa': 'Paused',
  'Sin estrenar': 'Not used yet',
  Funciona: 'Works',
  'El último envío ha fallado': 'The last message failed',
  'Avisan a otro programa (tu CRM, Zapier, Make, n8n…) en cuanto llega o cambia un lead.':
    'They tell another program (your CRM, Zapier, Make, n8n…) as soon as a lead comes in or changes.',
  'No se han podido cargar los webhooks': 'The webhooks could not be loaded',
  'En pausa: no contesta bien desde el {{moment}}': 'Paused: has not answered well since {{moment}}',
}
