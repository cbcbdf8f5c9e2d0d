export const fr = {
  Webhooks: 'Webhooks',
  'Avisar a otros programas de cada lead': 'Prévenir d’autres programmes de chaque lead',
  'integraciones api zapier make n8n secreto firma': 'intégrations api zapier make n8n secret signature',
  'Llega un lead': 'Un lead arrive',
  'Un lead cambia': 'Un lead change',
  'Se volverá a intentar': 'Nouvelle tentative à venir',
  Entregado: 'Remis',
  'No entregado': 'Non remis',
  'Sin nada que enviar': 'Rien à envoyer',
  'La dirección lleva a una red privada: no se ha enviado nada.':
    'L’adresse mène à un réseau privé : rien n’a été envoyé.',
  'El servidor remite a otra dirección: pon aquí la definitiva.':
    'Le serveur renvoie vers une autre adresse : indiquez ici la bonne.',
  'El servidor no ha contestado a tiempo.': 'Le serveur n’a pas répondu à temps.',
  'No se ha podido conectar con el servidor.': 'Impossible de se connecter au serveur.',
  'Escribe la dirección que recibe los avisos.': 'Saisissez l’adresse qui reçoit les avis.',
  'El espacio ya tiene {{most}} webhooks: quita antes el que no uses.':
    'L’espace a déjà {{most}} webhooks : supprimez d’abord celui que vous n’utilisez pas.',
  Secreto: 'Secret',
  'Cópialo ahora: no se vuelve a mostrar. Con él comprueba tu programa que el aviso es nuestro.':
    'Copiez-le maintenant : il ne sera plus affiché. Il permet à votre programme de vérifier que l’avis vient de nous.',
  Listo: 'Terminé',
  'Cambiar webhook': 'Modifier le webhook',
  'Nuevo webhook': 'Nouveau webhook',
  'Cada aviso va firmado según Standard Webhooks, y se reintenta durante un día.':
    'Chaque avis est signé selon Standard Webhooks et retenté pendant un jour.',
  Dirección: 'Adresse',
  'La de tu programa o servicio: empieza por https://':
    'Celle de votre programme ou service : elle commence par https://',
  'Avisar cuando': 'Prévenir quand',
  Guardar: 'Enregistrer',
  'Cambiar el secreto': 'Changer le secret',
  'El de ahora sigue valiendo un día más, para que te dé tiempo a cambiarlo en tu programa.':
    'L’actuel reste valable un jour de plus, pour vous laisser le temps de le changer dans votre programme.',
  'Crear otro secreto': 'Créer un autre secret',
  'No se han podido cargar los envíos': 'Impossible de charger les envois',
  'Todavía no hay ningún webhook.': 'Il n’y a pas encore de webhook.',
  'Todavía no se ha enviado nada. Aquí verás cada envío y su respuesta.':
    'Rien n’a encore été envoyé. Vous verrez ici chaque envoi et sa réponse.',
  'Próximo intento: {{moment}}': 'Prochaine tentative : {{moment}}',
  '{{milliseconds}} ms': '{{milliseconds}} ms',
  'respuesta {{status}}': 'réponse {{status}}',
  'El secreto anterior vale hasta el {{moment}}': 'Le secret précédent vaut jusqu’au {{moment}}',
  Envíos: 'Envois',
  Pausar: 'Mettre en pause',
  Reanudar: 'Reprendre',
  '¿Quitar este webhook?': 'Supprimer ce webhook ?',
  '{{address}} deja de recibir avisos, y lo enviado se olvida.':
    '{{address}} ne reçoit plus d’avis, et les envois sont oubliés.',
  'En pausa': 'En pause',
  'Sin estrenar': 'Pas encore utilisé',
  Funciona: 'Fonctionne',
  'El último envío ha fallado': 'Le dernier envoi a échoué',
  'Avisan a otro programa (tu CRM, Zapier, Make, n8n…) en cuanto llega o cambia un lead.':
    'Ils préviennent un autre programme (votre CRM, Zapier, Make, n8n…) dès qu’un lead arrive ou change.',
  'No se han podido cargar los webhooks': 'Impossible de charger les webhooks',
  'En pausa: no contesta bien desde el {{moment}}':
    'En pause : ne répond pas correctement depuis le {{moment}}',
}
