/** Where functions, database and pictures are: most users are in India. A database cannot be moved later. */
export const REGION = 'asia-south1';
