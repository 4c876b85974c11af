/** What a link hears when it is followed: by click or key, and by the middle button into a new tab. */
export const hearPress = (onPress: () => void) => ({
  onClick: onPress,
  onAuxClick: ({ button }: { button: number }): void => {
    if (button === 1) onPress()
  },
})
