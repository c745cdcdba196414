// The product's own three social accounts. Without an address there is no link.
export const SOCIAL_LINKS: readonly { readonly name: string; readonly url: string }[] = [
  { name: 'Instagram', url: '' },
  { name: 'Facebook', url: '' },
  { name: 'YouTube', url: '' },
];
