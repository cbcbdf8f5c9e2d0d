export const security: Record<string, string> = {
  'Códigos copiados': 'Codes copiés',
  'El navegador no deja copiar. Descárgalos o apúntalos.':
    'Le navigateur ne permet pas de copier. Téléchargez-les ou notez-les.',
  'Guarda tus códigos de respaldo': 'Gardez vos codes de secours',
  'Cada uno sirve una vez para entrar sin tu teléfono. No se volverán a mostrar: guárdalos en un lugar seguro.':
    'Chacun sert une fois à vous connecter sans votre téléphone. Ils ne seront plus affichés : gardez-les en lieu sûr.',
  'Los he guardado': 'Je les ai gardés',
  'Códigos de respaldo': 'Codes de secours',
  'Exportar mis datos': 'Exporter mes données',
  'Un ZIP con tu perfil, tus páginas, tus leads y tus archivos, para guardarlo o llevártelo.':
    'Un ZIP avec votre profil, vos pages, vos leads et vos fichiers, à garder ou à emporter.',
  'Descargar mis datos': 'Télécharger mes données',
  'Eliminar la cuenta': 'Supprimer le compte',
  'Se borran tu perfil, tu espacio de trabajo con sus páginas y leads, y tus sesiones. No se puede deshacer.':
    'Votre profil, votre espace de travail avec ses pages et ses leads, et vos sessions sont supprimés. C’est irréversible.',
  'Eliminar mi cuenta': 'Supprimer mon compte',
  ELIMINAR: 'SUPPRIMER',
  '¿Eliminar tu cuenta?': 'Supprimer votre compte ?',
  'Se borran tu perfil, tu espacio de trabajo con sus páginas y leads, y tus sesiones. Las páginas publicadas dejan de verse. No se puede deshacer.':
    'Votre profil, votre espace de travail avec ses pages et ses leads, et vos sessions sont supprimés. Les pages publiées ne sont plus visibles. C’est irréversible.',
  'Escribe {{word}} para confirmar': 'Saisissez {{word}} pour confirmer',
  'Escribe un nombre.': 'Saisissez un nom.',
  'Por ejemplo: portátil del trabajo.': 'Par exemple : portable du travail.',
  'Crear códigos de respaldo nuevos': 'Créer de nouveaux codes de secours',
  'Los códigos anteriores dejarán de servir.': 'Les codes précédents ne serviront plus.',
  'Crear códigos nuevos': 'Créer de nouveaux codes',
  'Llave de acceso': 'Clé d’accès',
  'Llave de acceso eliminada': 'Clé d’accès supprimée',
  'Llaves de acceso': 'Clés d’accès',
  'Entra con la huella, la cara o el PIN de tu dispositivo, sin contraseña.':
    'Connectez-vous avec l’empreinte, le visage ou le PIN de votre appareil, sans mot de passe.',
  'Añadir llave de acceso': 'Ajouter une clé d’accès',
  'Este navegador no admite llaves de acceso.': 'Ce navigateur ne prend pas en charge les clés d’accès.',
  'Todavía no tienes ninguna.': 'Vous n’en avez pas encore.',
  'Añadida el {{date}}': 'Ajoutée le {{date}}',
  'Cambiar el nombre de {{name}}': 'Renommer {{name}}',
  'Llave de acceso añadida': 'Clé d’accès ajoutée',
  'Cambiar el nombre': 'Renommer',
  'Nombre cambiado': 'Nom changé',
  'Ya no podrás entrar con ella. Bórrala también en tu dispositivo.':
    'Vous ne pourrez plus vous connecter avec elle. Supprimez-la aussi sur votre appareil.',
  'Cambiar Contraseña': 'Changer le mot de passe',
  'Entras con otro proveedor y tu cuenta no tiene contraseña. Puedes crear una por correo.':
    'Vous vous connectez avec un autre fournisseur et votre compte n’a pas de mot de passe. Vous pouvez en créer un par e-mail.',
  'Crear contraseña': 'Créer un mot de passe',
  'Contraseña actualizada correctamente': 'Mot de passe mis à jour',
  'La contraseña actual no es correcta': 'Le mot de passe actuel n’est pas correct',
  'Cerrar las demás sesiones': 'Fermer les autres sessions',
  'Actualizar Contraseña': 'Mettre à jour le mot de passe',
  'La contraseña no es correcta.': 'Le mot de passe n’est pas correct.',
  '{{name}} está vinculado': '{{name}} est associé',
  '{{name}} ya no está vinculado': '{{name}} n’est plus associé',
  'Proveedores vinculados': 'Fournisseurs associés',
  'Otras cuentas con las que puedes entrar en esta.':
    'D’autres comptes avec lesquels vous pouvez entrer dans celui-ci.',
  'Esta instalación no tiene ningún proveedor configurado.':
    'Aucun fournisseur n’est configuré sur cette installation.',
  Vinculado: 'Associé',
  'Desvincular {{name}}': 'Dissocier {{name}}',
  'Vincular {{name}}': 'Associer {{name}}',
  'No se ha podido cargar tu seguridad': 'Impossible de charger votre sécurité',
  'Cargando la seguridad de tu cuenta...': 'Chargement de la sécurité de votre compte...',
  'La sesión ha sido cerrada': 'La session a été fermée',
  'Todas las otras sesiones han sido cerradas': 'Toutes les autres sessions ont été fermées',
  'Sesiones Activas': 'Sessions actives',
  'Los sitios donde tu cuenta está abierta. Cierra los que no conozcas y cambia la contraseña.':
    'Les endroits où votre compte est ouvert. Fermez ceux que vous ne connaissez pas et changez le mot de passe.',
  'Último uso: {{when}}': 'Dernière utilisation : {{when}}',
  'Cerrar la sesión de {{name}}': 'Fermer la session de {{name}}',
  'Cerrar sesión': 'Fermer la session',
  'Autenticación de Dos Factores': 'Authentification à deux facteurs',
  'Además de la contraseña, al entrar se pide un código de tu aplicación de autenticación.':
    'En plus du mot de passe, la connexion demande un code de votre application d’authentification.',
  Desactivar: 'Désactiver',
  Activar: 'Activer',
  Activada: 'Activée',
  'Códigos de respaldo sin usar: {{left}}': 'Codes de secours non utilisés : {{left}}',
  'Desactivar la autenticación de dos factores': 'Désactiver l’authentification à deux facteurs',
  'Para entrar bastará otra vez tu contraseña. Los códigos de respaldo dejan de servir.':
    'Votre mot de passe suffira de nouveau pour entrer. Les codes de secours ne servent plus.',
  'Autenticación de dos factores desactivada': 'Authentification à deux facteurs désactivée',
  'Activar la autenticación de dos factores': 'Activer l’authentification à deux facteurs',
  'Confirma que eres tú. Después enlazarás tu aplicación de autenticación.':
    'Confirmez que c’est bien vous. Vous relierez ensuite votre application d’authentification.',
  'Autenticación de dos factores activada': 'Authentification à deux facteurs activée',
  'El código tiene 6 cifras.': 'Le code a 6 chiffres.',
  'Enlaza tu aplicación': 'Reliez votre application',
  'Escanea el código con tu aplicación de autenticación y escribe las 6 cifras que muestre.':
    'Scannez le code avec votre application d’authentification et saisissez les 6 chiffres affichés.',
  'Código QR para tu aplicación de autenticación': 'Code QR pour votre application d’authentification',
  '¿No puedes escanearlo? Escribe esta clave en la aplicación:':
    'Impossible de le scanner ? Saisissez cette clé dans l’application :',
  'Cerrar todas las otras sesiones': 'Fermer toutes les autres sessions',
  'Dispositivo desconocido': 'Appareil inconnu',
  'Este dispositivo: activo': 'Cet appareil : actif',
  'Te hemos enviado un enlace a {{email}} para elegirla. Si no te llega, escribe a quien administra Aurelio en tu agencia.':
    'Nous avons envoyé un lien à {{email}} pour le choisir. S’il n’arrive pas, écrivez à la personne qui administre Aurelio dans votre agence.',
  '{{browser}} en {{system}}': '{{browser}} sur {{system}}',
  'Desde el equipo del servidor': 'Depuis l’ordinateur du serveur',
  'Red local ({{address}})': 'Réseau local ({{address}})',
  'Red {{address}}': 'Réseau {{address}}',
  'El código acompaña a la contraseña, y tu cuenta no la tiene: quien te protege es tu proveedor.':
    'Le code accompagne un mot de passe, et votre compte n’en a pas : c’est votre fournisseur qui vous protège.',
  'Para usarlo aquí, crea antes una en «Cambiar Contraseña».':
    'Pour l’utiliser ici, créez-en d’abord un dans « Changer le mot de passe ».',
  '¿Quién se queda con tu espacio?': 'Qui reprend ton espace ?',
  'Otras personas trabajan contigo y nadie más es propietario. Elige quién lo será: sus páginas, leads y proyectos siguen donde están.':
    'D’autres personnes travaillent avec toi et personne d’autre n’en est propriétaire. Choisis qui le sera : ses pages, ses leads et ses projets restent où ils sont.',
  'Nuevo propietario de {{name}}': 'Nouveau propriétaire de {{name}}',
  'Se borra para todas las personas, con sus páginas, leads y proyectos.':
    'Il est supprimé pour tout le monde, avec ses pages, ses leads et ses projets.',
  'Se lo diremos por correo.': 'Nous l’avertirons par e-mail.',
  'Elige qué pasa con este espacio.': 'Choisis ce que devient cet espace.',
  'Elige…': 'Choisis…',
  'Nadie: eliminar el espacio': 'Personne : supprimer l’espace',
  'Eres la única persona propietaria de un espacio compartido. Elige quién se queda con él.':
    'Tu es la seule personne propriétaire d’un espace partagé. Choisis qui le reprend.',
  'La persona elegida ya no puede quedarse con el espacio. Elige a otra.':
    'La personne choisie ne peut plus reprendre l’espace. Choisis-en une autre.',
  'Se borran tu perfil, tus sesiones y los espacios que son solo tuyos o que has elegido eliminar. Lo que has cedido sigue donde está. No se puede deshacer.':
    'Ton profil, tes sessions et les espaces qui n’appartiennent qu’à toi ou que tu as choisi de supprimer sont effacés. Ce que tu as cédé reste où il est. C’est irréversible.',
}
