/**
 * WhatsApp, phone and e-mail are for connections and for the other side of a running rental or
 * job (docs/product/community.md#profile). People rent from the company and neither connections nor jobs bind two
 * accounts yet, so today that is the person alone.
 */
export function maySeeContacts(viewerId: string, personId: string): boolean {
  return viewerId === personId
}
