declare module "virtual:picture-sprite" {
  /** The address of the picture sprite. */
  const url: string;
  export default url;
}
