import { styled } from '@mui/material/styles';

/** A list without marks and indent. */
export const PlainList = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
