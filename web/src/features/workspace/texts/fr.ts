import type { en } from './en.ts'

export const fr = {
  'Escribe un nombre para el espacio de trabajo.': 'Saisissez un nom pour l’espace de travail.',
  'Espacio de trabajo': 'Espace de travail',
  'El nombre lo cambia quien es propietario o administra el espacio.':
    'Le nom est modifié par un propriétaire ou un administrateur de l’espace.',
  'Nombre guardado': 'Nom enregistré',
  'Lo ven todas las personas de tu equipo.': 'Toutes les personnes de votre équipe le voient.',
  'El espacio de trabajo y tus ajustes': 'L’espace de travail et vos réglages',
  Espacio: 'Espace',
  'Crear espacio': 'Créer un espace',
  'Sus proyectos, sus páginas y su gente van aparte de los de tus otros espacios.':
    'Ses projets, ses pages et ses membres sont séparés de ceux de vos autres espaces.',
  Crear: 'Créer',
  '¿Salir de «{{name}}»?': 'Quitter « {{name}} » ?',
  Salir: 'Quitter',
  '{{number}} sin leer': '{{number}} non lues',
  'Tus espacios': 'Vos espaces',
  'Salir de este espacio': 'Quitter cet espace',
  'Cambiar de espacio': 'Changer d’espace',
  'Ahora estás en «{{name}}»': 'Vous êtes maintenant dans « {{name}} »',
  'Eliminar el espacio': 'Supprimer l’espace',
  'Se borra para todas las personas, con todo lo que tiene. No se puede deshacer.':
    'Il est supprimé pour tout le monde, avec tout son contenu. C’est irréversible.',
  'El nombre que has escrito no es el del espacio.': 'Le nom saisi n’est pas celui de l’espace.',
  '¿Eliminar «{{name}}»?': 'Supprimer « {{name}} » ?',
  'Se borran: proyectos {{projects}}, tareas {{tasks}}, páginas {{pages}} ({{publishedPages}} publicadas), sitios {{sites}}, símbolos {{symbols}}, eventos {{events}}, leads {{leads}}, imágenes {{pictures}}. Personas que dejan de entrar: {{people}}; sus cuentas siguen.':
    'Ce qui est supprimé : projets {{projects}}, tâches {{tasks}}, pages {{pages}} ({{publishedPages}} publiées), sites {{sites}}, symboles {{symbols}}, événements {{events}}, leads {{leads}}, images {{pictures}}. Personnes qui n’entrent plus : {{people}} ; leurs comptes restent.',
  'Escribe el nombre del espacio para confirmar': 'Saisissez le nom de l’espace pour confirmer',
  'Nadie más es propietario de este espacio. Pásalo a otra persona en la configuración, o elimínalo.':
    'Personne d’autre ne possède cet espace. Transmettez-le dans les réglages, ou supprimez-le.',
  'Dejas de ver sus proyectos y sus páginas. Para volver hace falta otra invitación.':
    'Vous ne verrez plus ses projets ni ses pages. Pour revenir, il faut une autre invitation.',
  'Tus tareas pendientes pasan a': 'Vos tâches en attente vont à',
  Nadie: 'Personne',
  'Hora e idioma': 'Heure et langue',
  'Zona horaria': 'Fuseau horaire',
  'Con ella se cuentan los momentos en los correos y en las descargas.':
    'Les e-mails et les téléchargements l’utilisent pour les dates.',
  'Idioma de los correos': 'Langue des e-mails',
  'El de las invitaciones y las revisiones que reciben tus clientes y tu equipo.':
    'Celle des invitations et des relectures que reçoivent vos clients et votre équipe.',
  'Guardar hora e idioma': 'Enregistrer l’heure et la langue',
  'Hora e idioma guardados': 'Heure et langue enregistrées',
  'Datos legales de la agencia': 'Données légales de l’agence',
  'Con ellos se escriben el aviso legal y la política de privacidad de tus sitios.':
    'Les mentions légales et la politique de confidentialité de vos sites sont écrites avec elles.',
  'Razón social': 'Raison sociale',
  'NIF o número fiscal': 'Numéro fiscal',
  Dirección: 'Adresse',
  'Correo de contacto': 'E-mail de contact',
  'Datos de registro': 'Immatriculation',
  'Guardar datos legales': 'Enregistrer les données légales',
  'Datos legales guardados': 'Données légales enregistrées',
  Logotipo: 'Logo',
  'JPG, PNG o WebP, hasta {{size}}. Lo ven tus clientes y quien revisa tus páginas.':
    'JPG, PNG ou WebP, jusqu’à {{size}}. Vos clients et les relecteurs de vos pages le voient.',
  'Logotipo de {{name}}': 'Logo de {{name}}',
  'Subir logotipo': 'Importer un logo',
  'Cambiar logotipo': 'Changer le logo',
  'Quitar logotipo': 'Retirer le logo',
  'Logotipo guardado': 'Logo enregistré',
  'Logotipo quitado': 'Logo retiré',
  'Este archivo no es una imagen JPG, PNG o WebP. Guárdalo en uno de esos formatos.':
    'Ce fichier n’est pas une image JPG, PNG ou WebP. Enregistrez-le dans l’un de ces formats.',
  'El logotipo debe tener al menos {{pixels}} píxeles por lado.':
    'Le logo doit avoir au moins {{pixels}} pixels par côté.',
  'El logotipo no debe pasar de {{pixels}} píxeles por lado.':
    'Le logo ne doit pas dépasser {{pixels}} pixels par côté.',
  'Esta imagen no se puede leer. Prueba con otra copia.':
    'Cette image est illisible. Essayez une autre copie.',
  'Pasar la propiedad': 'Transmettre la propriété',
  'Cuando haya otra persona en tu equipo, podrás darle el espacio.':
    'Quand il y aura une autre personne dans votre équipe, vous pourrez lui donner l’espace.',
  'La otra persona pasa a ser propietaria, y tú, a administrar. Solo ella puede devolvértelo.':
    'L’autre personne devient propriétaire et vous administrateur. Elle seule peut vous le rendre.',
  'Nueva persona propietaria': 'Nouveau propriétaire',
  'Elige una persona': 'Choisissez une personne',
  '¿Dar el espacio a {{name}}?': 'Donner l’espace à {{name}} ?',
  'Desde ahora lo administras, pero ya no puedes nombrar propietarios ni eliminarlo.':
    'Désormais vous l’administrez, mais vous ne pouvez plus nommer de propriétaires ni le supprimer.',
  'El espacio es ahora de {{name}}. Tú lo administras.':
    'L’espace appartient maintenant à {{name}}. Vous l’administrez.',
  'No se han podido cargar los ajustes': 'Les réglages n’ont pas pu être chargés',
  'Tareas pendientes: {{number}}.': 'Tâches en attente : {{number}}.',
} satisfies Record<keyof typeof en, string>
