// The product's own three social accounts. An account without an address is not linked.
export const SOCIAL_LINKS: readonly { readonly name: string; readonly url: string }[] = [
  { name: 'Instagram', url: '' },
  { name: 'Facebook', url: '' },
  { name: 'YouTube', url: '' },
];
