/** The brand's colours on light paper: of the design tokens, and of what has no style sheet (mails, PDFs, share cards). */
export const BRAND = {
  paper: '#FBF7F0',
  ink: '#23152C',
  muted: '#6B5C73',
  aubergine: '#3B1757',
  amber: '#E9A93B',
} as const;
