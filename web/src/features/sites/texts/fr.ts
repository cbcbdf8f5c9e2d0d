export const fr = {
  Sitio: 'Site',
  'Dominios, portada, redirecciones y páginas legales':
    'Domaines, page d’accueil, redirections et pages légales',
  'Dominio confirmado': 'Domaine confirmé',
  'Para demostrar que {{host}} es tuyo, crea este registro de tipo TXT donde gestiones el dominio. Además, apunta el dominio a este servidor.':
    'Pour prouver que {{host}} est à vous, créez cet enregistrement TXT là où vous gérez le domaine. Faites aussi pointer le domaine vers ce serveur.',
  'Nombre del registro TXT': 'Nom de l’enregistrement TXT',
  'Valor del registro TXT': 'Valeur de l’enregistrement TXT',
  'Comprobar ahora': 'Vérifier maintenant',
  'Confirmar sin DNS': 'Confirmer sans DNS',
  Dominio: 'Domaine',
  'Sin dominio propio, las páginas están en {{url}}.':
    'Sans domaine propre, les pages se trouvent sur {{url}}.',
  'Las páginas están en {{url}}.': 'Les pages se trouvent sur {{url}}.',
  'Dominio guardado': 'Domaine enregistré',
  'Falta confirmar el dominio': 'Il reste à confirmer le domaine',
  'Vacío: sin dominio propio.': 'Vide : sans domaine propre.',
  'Guardar dominio': 'Enregistrer le domaine',
  'Escribe un dominio como tienda.es o www.tienda.es.':
    'Saisissez un domaine comme boutique.fr ou www.boutique.fr.',
  'Escribe el dominio sin eñes ni tildes: {{suggestion}}.':
    'Saisissez le domaine sans accents ni lettres spéciales : {{suggestion}}.',
  'Escribe solo el dominio, sin https:// ni lo que va detrás: {{suggestion}}.':
    'Saisissez seulement le domaine, sans https:// ni la suite : {{suggestion}}.',
  'Una dirección IP no vale: hace falta un dominio.': 'Une adresse IP ne convient pas : il faut un domaine.',
  'Escribe el dominio sin el puerto: {{suggestion}}.': 'Saisissez le domaine sans le port : {{suggestion}}.',
  'Escribe el dominio sin el punto del final: {{suggestion}}.':
    'Saisissez le domaine sans le point final : {{suggestion}}.',
  'Ese nombre solo existe en una red privada: hace falta un dominio público.':
    'Ce nom n’existe que dans un réseau privé : il faut un domaine public.',
  'Ese dominio es el de este panel. Usa otro para el sitio.':
    'Ce domaine est celui de ce tableau de bord. Utilisez-en un autre pour le site.',
  'Ese dominio ya lo usa otro sitio de esta instalación.':
    'Un autre site de cette installation utilise déjà ce domaine.',
  'Un espacio puede tener {{most}} sitios como mucho.': 'Un espace peut avoir {{most}} sites au maximum.',
  'Todavía no encontramos el registro. Un cambio en el DNS puede tardar desde unos minutos hasta un día: vuelve a comprobarlo más tarde.':
    'Nous ne trouvons pas encore l’enregistrement. Un changement de DNS peut prendre de quelques minutes à un jour : vérifiez à nouveau plus tard.',
  'Hay un registro con ese nombre, pero su valor es otro. Copia el valor de aquí tal cual, sin espacios ni comillas.':
    'Il y a un enregistrement de ce nom, mais sa valeur est différente. Copiez la valeur telle quelle, sans espaces ni guillemets.',
  'Los servidores DNS no han respondido. No es cosa tuya: vuelve a intentarlo dentro de un momento.':
    'Les serveurs DNS n’ont pas répondu. Vous n’y êtes pour rien : réessayez dans un instant.',
  'Nuevo sitio': 'Nouveau site',
  'Un sitio reúne páginas bajo un mismo dominio, con su marca y sus textos legales.':
    'Un site réunit des pages sous un même domaine, avec sa marque et ses textes légaux.',
  'Por ejemplo, tienda.es. Puedes dejarlo vacío y ponerlo más tarde.':
    'Par exemple, boutique.fr. Vous pouvez le laisser vide et le définir plus tard.',
  'Se van sus ajustes y sus redirecciones. No se puede deshacer.':
    'Ses réglages et ses redirections disparaissent. C’est irréversible.',
  '{{host}} deja de mostrar páginas, y se van sus ajustes y sus redirecciones. No se puede deshacer.':
    '{{host}} n’affiche plus de pages, et ses réglages et redirections disparaissent. C’est irréversible.',
  'Eliminar sitio': 'Supprimer le site',
  'Sus páginas ({{count}})': 'Ses pages ({{count}})',
  'A la papelera, por 30 días': 'À la corbeille, pour 30 jours',
  'A «{{name}}»': 'Vers « {{name}} »',
  'Este sitio no tiene páginas todavía. Llévalas aquí con «Mover», en el menú de cada página.':
    'Ce site n’a pas encore de pages. Amenez-les ici avec « Déplacer », dans le menu de chaque page.',
  'Editar {{name}}': 'Modifier {{name}}',
  'Este sitio no está': 'Ce site n’est pas là',
  'No se ha podido cargar el sitio': 'Le site n’a pas pu être chargé',
  'Volver a los sitios': 'Retour aux sites',
  Redirecciones: 'Redirections',
  'Cuando cambias la dirección de una página, quien tenga la de antes llega a la nueva.':
    'Quand vous changez l’adresse d’une page, qui a l’ancienne arrive à la nouvelle.',
  Legal: 'Mentions légales',
  'Cada sitio reúne páginas bajo un dominio, con su portada, su marca y sus textos legales.':
    'Chaque site réunit des pages sous un domaine, avec sa page d’accueil, sa marque et ses textes légaux.',
  'No se han podido cargar los sitios': 'Les sites n’ont pas pu être chargés',
  'El de siempre': 'Par défaut',
  'Dominio sin confirmar': 'Domaine non confirmé',
  'Esa dirección ya la tiene una página o una redirección.':
    'Une page ou une redirection a déjà cette adresse.',
  'Quien siga esa redirección volvería a la misma dirección.':
    'Qui suivrait cette redirection reviendrait à la même adresse.',
  'Escribe dos direcciones: la de antes, como /antes, y a dónde lleva, como /nueva o https://…':
    'Saisissez deux adresses : l’ancienne, comme /avant, et sa destination, comme /nouvelle ou https://…',
  'Escribe las dos direcciones.': 'Saisissez les deux adresses.',
  Desde: 'De',
  Hasta: 'Vers',
  'Añadir redirección': 'Ajouter une redirection',
  'Todavía no hay ninguna redirección.': 'Il n’y a pas encore de redirection.',
  'lleva a': 'mène à',
  Automática: 'Automatique',
  'Quitar la redirección de {{from}}': 'Retirer la redirection de {{from}}',
  Menú: 'Menu',
  'Texto de la entrada {{number}}': 'Texte de l’entrée {{number}}',
  'Destino de la entrada {{number}}': 'Destination de l’entrée {{number}}',
  'Otra dirección': 'Une autre adresse',
  'Dirección de la entrada {{number}}': 'Adresse de l’entrée {{number}}',
  'Subir la entrada {{number}}': 'Monter l’entrée {{number}}',
  'Quitar la entrada {{number}}': 'Retirer l’entrée {{number}}',
  Inicio: 'Accueil',
  'Añadir al menú': 'Ajouter au menu',
  'Ajustes del sitio guardados': 'Réglages du site enregistrés',
  'Ajustes del sitio': 'Réglages du site',
  Portada: 'Page d’accueil',
  'Lo que se ve en la raíz del dominio.': 'Ce que l’on voit à la racine du domaine.',
  'La primera página publicada': 'La première page publiée',
  'Página de error 404': 'Page d’erreur 404',
  'Lo que se ve donde no hay nada.': 'Ce que l’on voit là où il n’y a rien.',
  'Una página sencilla': 'Une page simple',
  'El de las páginas que no dicen otro.': 'Celle des pages qui n’en indiquent pas d’autre.',
  Icono: 'Icône',
  'Una de tus imágenes, mejor cuadrada.': 'Une de vos images, de préférence carrée.',
  'Sin icono': 'Sans icône',
  'Buscadores y seguridad': 'Moteurs de recherche et sécurité',
  'Código de verificación de {{service}}': 'Code de vérification de {{service}}',
  'Correo para avisos de seguridad': 'E-mail pour les alertes de sécurité',
  'Lo publica /.well-known/security.txt; vacío, no existe.':
    '/.well-known/security.txt le publie ; vide, il n’existe pas.',
  'Guardar ajustes': 'Enregistrer les réglages',
  'Aviso legal': 'Mentions légales',
  'Política de privacidad': 'Politique de confidentialité',
  'Política de cookies': 'Politique de cookies',
  'Aviso legal, privacidad y cookies para España, hechos con los datos legales del espacio. Son modelos: pide a un abogado que los revise.':
    'Mentions légales, confidentialité et cookies pour l’Espagne, faits avec les données légales de l’espace. Ce sont des modèles : faites-les relire par un avocat.',
  'Sin crear': 'Pas encore créée',
  'Crear páginas legales': 'Créer les pages légales',
  'Faltan datos legales del espacio: nombre, NIF, domicilio o correo.':
    'Il manque des données légales de l’espace : nom, numéro fiscal, adresse ou e-mail.',
  'Rellenarlos en la configuración': 'Les remplir dans la configuration',
  'Páginas legales publicadas': 'Pages légales publiées',
  'Republicar todo lo que cambió': 'Republier tout ce qui a changé',
  'De cada página se publica lo último que se guardó, con la marca y el menú de ahora y sin pasar la revisión. Cada una se puede deshacer en «Versiones», «Publicaciones».':
    'De chaque page, on publie ce qui a été enregistré en dernier, avec la marque et le menu actuels et sans passer par la vérification. Chacune peut être annulée dans « Versions », « Publications ».',
  Republicar: 'Republier',
  'Marca anterior': 'Ancienne marque',
  'Menú anterior': 'Ancien menu',
  'Ruta anterior': 'Ancien fil d’Ariane',
  'Publicando: {{done}} de {{total}}…': 'Publication : {{done}} sur {{total}}…',
  'Publicadas que ya no son como están guardadas: {{n}}.':
    'Pages publiées qui ne sont plus telles qu’enregistrées : {{n}}.',
  'No se han podido publicar: {{names}}. Ábrelas y publícalas una a una.':
    'Publication impossible : {{names}}. Ouvrez-les et publiez-les une à une.',
  'No encontramos el registro DNS que demuestra que {{host}} es tuyo. Vuelve a crearlo: si no, el {{when}} el dominio dejará de responder y las páginas volverán a /p/.':
    'Nous ne trouvons pas l’enregistrement DNS qui prouve que {{host}} est à vous. Recréez-le : sinon, le {{when}}, le domaine ne répondra plus et les pages reviendront sous /p/.',
}
