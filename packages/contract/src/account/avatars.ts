/** Drawn avatars that a visitor can choose. Without one, the first letter of the name is shown. */
export const avatarNames = [
  'crane',
  'panda',
  'lantern',
  'peaks',
  'teapot',
  'bamboo',
  'boat',
  'pagoda',
] as const;
type AvatarName = (typeof avatarNames)[number];

export const avatarPath = (name: AvatarName) => `/avatars/${name}.svg`;
