/** Who looks at a profile: decides the menu, the footer's button and whether sharing is offered. */
export type Viewer = 'anonymous' | 'signed-in';
