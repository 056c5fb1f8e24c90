import type { Text } from '#protocol/core/text.ts'
import { databaseRefusals } from '../../platform/api/database-refusals.ts'

export const networkTexts = {
  confirmEmail: {
    en: 'Confirm your e-mail first: open the link that we sent you, or type its code.',
    es: 'Primero confirma tu correo: abre el enlace que te enviamos o escribe su código.',
  },
  yourself: {
    en: 'This is you. Choose somebody else.',
    es: 'Esta persona eres tú. Elige a alguien más.',
  },
  /** The same for nobody, for whoever takes no requests, and for whoever blocked the caller. */
  takesNone: {
    en: 'This person does not take requests.',
    es: 'Esta persona no acepta solicitudes.',
  },
  youBlocked: {
    en: 'You blocked this person. Unblock them first.',
    es: 'Bloqueaste a esta persona. Primero desbloquéala.',
  },
  blockedPair: databaseRefusals.connection_not_blocked.text,
  noRequest: {
    en: 'There is no open request any more. Reload to see your network as it is now.',
    es: 'Ya no hay ninguna solicitud abierta. Recarga para ver tu red como está ahora.',
  },
  connected: {
    en: 'You two are connected already.',
    es: 'Ya están conectados.',
  },
  notConnected: {
    en: 'You two are not connected any more.',
    es: 'Ya no están conectados.',
  },
  askedOften: {
    en: 'You asked this person three times this month. Wait until they come to you.',
    es: 'Ya enviaste tres solicitudes a esta persona este mes. Espera a que te busque.',
  },
  tooManyOpen: {
    en: 'A hundred of your requests are open. Take some back first.',
    es: 'Tienes cien solicitudes abiertas. Cancela algunas primero.',
  },
  notEarned: {
    en: 'To vouch for somebody, first complete a rental or be vouched for by two people.',
    es: 'Para dar tu aval, primero completa una renta o recibe el aval de dos personas.',
  },
  takesNoVouch: {
    en: 'You cannot vouch for this person.',
    es: 'No puedes avalar a esta persona.',
  },
  noVouch: {
    en: 'You do not vouch for this person any more.',
    es: 'Ya no avalas a esta persona.',
  },
  tooManyInvitations: {
    en: 'Twenty of your invitations are open. Take one back first.',
    es: 'Tienes veinte invitaciones abiertas. Cancela una primero.',
  },
  invitationUsed: {
    en: 'This invitation was used already. Ask your friend for a new one.',
    es: 'Esta invitación ya se usó. Pídele otra a quien te invitó.',
  },
  invitationRevoked: {
    en: 'This invitation was taken back. Ask your friend for a new one.',
    es: 'Esta invitación se canceló. Pídele otra a quien te invitó.',
  },
  invitationExpired: {
    en: 'This invitation is older than 30 days. Ask your friend for a new one.',
    es: 'Esta invitación tiene más de 30 días. Pídele otra a quien te invitó.',
  },
  invitationUnknown: {
    en: 'We cannot find this invitation. Check the link and try again.',
    es: 'No encontramos esta invitación. Revisa el enlace e inténtalo de nuevo.',
  },
  threeLetters: {
    en: 'Type at least three letters of a name, a whole e-mail or a whole phone number.',
    es: 'Escribe al menos tres letras de un nombre, un correo completo o un teléfono completo.',
  },
} satisfies Record<string, Text>
