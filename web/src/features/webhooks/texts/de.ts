export const de = {
  Webhooks: 'Webhooks',
  'Avisar a otros programas de cada lead': 'Andere Programme über jeden Lead benachrichtigen',
  'integraciones api zapier make n8n secreto firma': 'Integrationen API Zapier Make n8n Geheimnis Signatur',
  'Llega un lead': 'Ein Lead geht ein',
  'Un lead cambia': 'Ein Lead ändert sich',
  'Se volverá a intentar': 'Wird erneut versucht',
  Entregado: 'Zugestellt',
  'No entregado': 'Nicht zugestellt',
  'Sin nada que enviar': 'Nichts zu senden',
  'La dirección lleva a una red privada: no se ha enviado nada.':
    'Die Adresse führt in ein privates Netz: Es wurde nichts gesendet.',
  'El servidor remite a otra dirección: pon aquí la definitiva.':
    'Der Server verweist auf eine andere Adresse: Trag hier die endgültige ein.',
  'El servidor no ha contestado a tiempo.': 'Der Server hat nicht rechtzeitig geantwortet.',
  'No se ha podido conectar con el servidor.': 'Der Server war nicht erreichbar.',
  'Escribe la dirección que recibe los avisos.': 'Gib die Adresse ein, die die Meldungen empfängt.',
  'El espacio ya tiene {{most}} webhooks: quita antes el que no uses.':
    'Der Arbeitsbereich hat schon {{most}} Webhooks: Entferne zuerst einen, den du nicht nutzt.',
  Secreto: 'Geheimnis',
  'Cópialo ahora: no se vuelve a mostrar. Con él comprueba tu programa que el aviso es nuestro.':
    'Kopiere es jetzt: Es wird nicht wieder angezeigt. Damit prüft dein Programm, dass die Meldung von uns kommt.',
  Listo: 'Fertig',
  'Cambiar webhook': 'Webhook ändern',
  'Nuevo webhook': 'Neuer Webhook',
  'Cada aviso va firmado según Standard Webhooks, y se reintenta durante un día.':
    'Jede Meldung ist nach Standard Webhooks signiert und wird einen Tag lang wiederholt.',
  Dirección: 'Adresse',
  'La de tu programa o servicio: empieza por https://':
    'Die deines Programms oder Dienstes: Sie beginnt mit https://',
  'Avisar cuando': 'Melden, wenn',
  Guardar: 'Speichern',
  'Cambiar el secreto': 'Geheimnis ändern',
  'El de ahora sigue valiendo un día más, para que te dé tiempo a cambiarlo en tu programa.':
    'Das jetzige gilt noch einen Tag, damit du es in deinem Programm ändern kannst.',
  'Crear otro secreto': 'Neues Geheimnis erzeugen',
  'No se han podido cargar los envíos': 'Die Sendungen konnten nicht geladen werden',
  'Todavía no hay ningún webhook.': 'Es gibt noch keine Webhooks.',
  'Todavía no se ha enviado nada. Aquí verás cada envío y su respuesta.':
    'Es wurde noch nichts gesendet. Hier siehst du jede Sendung und ihre Antwort.',
  'Próximo intento: {{moment}}': 'Nächster Versuch: {{moment}}',
  '{{milliseconds}} ms': '{{milliseconds}} ms',
  'respuesta {{status}}': 'Antwort {{status}}',
  'El secreto anterior vale hasta el {{moment}}': 'Das vorige Geheimnis gilt bis {{moment}}',
  Envíos: 'Sendungen',
  Pausar: 'Pausieren',
  Reanudar: 'Fortsetzen',
  '¿Quitar este webhook?': 'Diesen Webhook entfernen?',
  '{{address}} deja de recibir avisos, y lo enviado se olvida.':
    '{{address}} erhält keine Meldungen mehr, und das Gesendete wird vergessen.',
  'En pausa': 'Pausiert',
  'Sin estrenar': 'Noch unbenutzt',
  Funciona: 'Funktioniert',
  'El último envío ha fallado': 'Die letzte Sendung ist fehlgeschlagen',
  'Avisan a otro programa (tu CRM, Zapier, Make, n8n…) en cuanto llega o cambia un lead.':
    'Sie melden einem anderen Programm (deinem CRM, Zapier, Make, n8n …), sobald ein Lead eingeht oder sich ändert.',
  'No se han podido cargar los webhooks': 'Die Webhooks konnten nicht geladen werden',
  'En pausa: no contesta bien desde el {{moment}}': 'Pausiert: antwortet seit {{moment}} nicht richtig',
}
