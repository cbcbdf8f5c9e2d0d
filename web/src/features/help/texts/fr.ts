import type { en } from './en.ts'

export const fr = {
  'Buscar en las guías': 'Rechercher dans les guides',
  'En esta guía': 'Dans ce guide',
  'Las guías están en español.': 'Les guides sont en espagnol.',
  'Ninguna guía contiene esas palabras. Prueba con otras.':
    'Aucun guide ne contient ces mots. Essayez-en d’autres.',
  'Editor de páginas': 'Éditeur de pages',
  'Ayuda: Editor de páginas': 'Aide : Éditeur de pages',
  'Montar una página con el ratón, el teclado, el dedo o solo con clics':
    'Composer une page à la souris, au clavier, au doigt ou par de simples clics',
  'Los elementos, grupo por grupo': 'Les éléments, groupe par groupe',
  'Ayuda: Elementos': 'Aide : Éléments',
  'Cabecera, pestañas, galería, iconos, tablas y lo que hace cada uno':
    'En-tête, onglets, galerie, icônes, tableaux et ce que fait chacun',
  'Textos, capas y varios elementos a la vez': 'Textes, calques et plusieurs éléments à la fois',
  'Ayuda: Textos y capas': 'Aide : Textes et calques',
  'Escribir en la propia página, ocultar, bloquear y alinear':
    'Écrire dans la page même, masquer, verrouiller et aligner',
  'Optimizador de imágenes': 'Optimiseur d’images',
  'Ayuda: Herramientas PDF': 'Aide : Outils PDF',
  'Unir, dividir, comprimir, proteger y firmar sin que salgan de tu navegador':
    'Fusionner, diviser, compresser, protéger et signer sans quitter votre navigateur',
  'Ayuda: Optimizador de imágenes': 'Aide : Optimiseur d’images',
  'Qué formato elegir y qué significa cada aviso': 'Quel format choisir et ce que signifie chaque avis',
  'Ayuda: YouTube Downloader': 'Aide : YouTube Downloader',
  'Descargar un vídeo o su sonido, y qué hacer si falla':
    'Télécharger une vidéo ou son audio, et que faire en cas d’échec',
  'Ayuda: Generador SEO': 'Aide : Générateur SEO',
  'De un CSV para un lugar a uno para todos tus lugares':
    'D’un CSV pour un lieu à un CSV pour tous vos lieux',
  'Moverse por Aurelio': 'Se repérer dans Aurelio',
  'Ayuda: Moverse por Aurelio': 'Aide : Se repérer dans Aurelio',
  'Buscar, los atajos, el menú y los avisos': 'La recherche, les raccourcis, le menu et les avis',
  'Proyectos y tareas': 'Projets et tâches',
  'Ayuda: Proyectos y tareas': 'Aide : Projets et tâches',
  'Apuntar, ver lo que toca, terminar y deshacer': 'Noter, voir ce qui vient, terminer et annuler',
  'Publicar una página y recibir leads': 'Publier une page et recevoir des leads',
  'Ayuda: Publicar y recibir leads': 'Aide : Publier et recevoir des leads',
  'De la plantilla a lo que envían las personas': 'Du modèle à ce que les gens envoient',
  'Tu cuenta y su seguridad': 'Votre compte et sa sécurité',
  'Ayuda: Tu cuenta y su seguridad': 'Aide : Votre compte et sa sécurité',
  'Tu perfil, dos factores, llaves, sesiones y tus datos':
    'Votre profil, deux facteurs, clés, sessions et vos données',
  'Guías cortas para cada pantalla.': 'De courts guides pour chaque écran.',
  'Guías cortas para cada pantalla': 'De courts guides pour chaque écran',
  'Personas y espacios': 'Personnes et espaces',
  'Ayuda: Personas y espacios': 'Aide : Personnes et espaces',
  'Invitar, roles, quitar a alguien y cambiar de espacio':
    'Inviter, rôles, retirer quelqu’un et changer d’espace',
  'Clientes y revisiones': 'Clients et relectures',
  'Ayuda: Clientes y revisiones': 'Aide : Clients et relectures',
  'Compartir un proyecto, pedir revisión y recoger la respuesta':
    'Partager un projet, demander une relecture et recevoir la réponse',
  'La marca de un sitio': 'La marque d’un site',
  'Ayuda: La marca de un sitio': 'Aide : La marque d’un site',
  'Colores, letra y formas que comparten sus páginas': 'Couleurs, police et formes que partagent ses pages',
  'Cuidar de la instalación': 'Prendre soin de l’installation',
  'Ayuda: Cuidar de la instalación': 'Aide : Prendre soin de l’installation',
  'Cómo está, las copias de seguridad y las órdenes del servidor':
    'Son état, les sauvegardes et les commandes du serveur',
  'Sitios y dominios propios': 'Sites et domaines propres',
  'Un dominio, la portada, las redirecciones y los textos legales':
    'Un domaine, la page d’accueil, les redirections et les textes légaux',
  'Ayuda: Sitios y dominios': 'Aide : Sites et domaines',
  'Ayuda: Calendario': 'Aide : Calendrier',
  'Eventos, fechas que se arrastran y tu calendario en otros programas':
    'Événements, dates à faire glisser et votre calendrier dans d’autres programmes',
  'API, tokens y asistentes': 'API, jetons et assistants',
  'Ayuda: API, tokens y asistentes': 'Aide : API, jetons et assistants',
  'Que un programa o un asistente entre en tu nombre, con lo justo':
    'Laisser entrer un programme ou un assistant en votre nom, avec le strict nécessaire',
  'Ayuda: Analisis': 'Aide : Analyses',
  'Las cifras del espacio, y qué hacer con ellas': 'Les chiffres de l’espace, et qu’en faire',
  Novedades: 'Nouveautés',
  'Ayuda: Novedades': 'Aide : Nouveautés',
  'Lo último que puedes hacer': 'Les dernières choses que vous pouvez faire',
  'Secciones y símbolos': 'Sections et symboles',
  'Ayuda: Secciones y símbolos': 'Aide : Sections et symboles',
  'Partes hechas, y las tuyas: se cambian una vez y valen en todas las páginas':
    'Des parties prêtes, et les vôtres : changées une fois, valables sur toutes les pages',
  Academia: 'Académie',
  'Cursos cortos, hechos de las guías. Sigues donde lo dejaste.':
    'De petits cours tirés des guides. Vous reprenez là où vous en étiez.',
  'No se ha podido cargar hasta dónde llegaste': 'Impossible de charger votre progression',
  'El constructor de páginas': 'Le créateur de pages',
  'El día a día de la agencia': "Le quotidien de l'agence",
  '{{done}} de {{total}} lecciones': '{{done}} leçons sur {{total}}',
  'Curso terminado': 'Cours terminé',
  vista: 'vue',
  'Guías cortas, paso a paso.': 'De petits guides, pas à pas.',
  Tutoriales: 'Tutoriels',
  Curso: 'Cours',
  'Cursos cortos, y hasta dónde has llegado': 'De petits cours, et votre progression',
  'curso aprender lección formación tutorial': 'cours apprendre leçon formation tutoriel',
  'Este curso no existe': "Ce cours n'existe pas",
  'Todos los cursos': 'Tous les cours',
  Lecciones: 'Leçons',
  'Probarlo ahora': 'Essayer maintenant',
  'Quitar la marca': 'Retirer la marque',
  'Marcar como vista': 'Marquer comme vue',
  'Marcar como vista y seguir': 'Marquer comme vue et continuer',
  'Lección siguiente': 'Leçon suivante',
  'Elegir otro curso': 'Choisir un autre cours',
  'Tu primera página': 'Votre première page',
  'De la plantilla a la página publicada.': 'Du modèle à la page publiée.',
  'Diseñar con soltura': 'Concevoir avec aisance',
  'Secciones hechas, la marca del cliente y partes que se repiten.':
    'Sections prêtes, la marque du client et parties qui se répètent.',
  'Del formulario al cliente': 'Du formulaire au client',
  'Qué preguntar, qué hacer con cada respuesta y a quién avisar.':
    'Que demander, que faire de chaque réponse et qui prévenir.',
  'Un sitio con su dominio': 'Un site avec son domaine',
  'El dominio del cliente, su portada y sus textos legales.':
    'Le domaine du client, sa page d’accueil et ses textes légaux.',
  'El equipo y su trabajo': "L'équipe et son travail",
  'Invitar a los demás, repartir las tareas y ver lo que toca.':
    'Inviter les autres, répartir les tâches et voir ce qui vient.',
  'Trabajar con un cliente': 'Travailler avec un client',
  'Compartir lo que le toca y recoger su respuesta.': 'Partager ce qui le concerne et recueillir sa réponse.',
  'Las herramientas': 'Les outils',
  'Imágenes, PDF, páginas por lugares y vídeos, en lo básico.':
    'Images, PDF, pages par lieux et vidéos : l’essentiel.',
} satisfies Record<keyof typeof en, string>
